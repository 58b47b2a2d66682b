export type Turn = {
  /** While the caller sends its body, the request does not count. */
  pause: () => void
  resume: () => void
  end: () => void
}

type TurnOptions = {
  /** Begins a part; the returned function ends it and returns how long shared turns rest for it. */
  beginPart: () => () => number
  longestMs: number
  onPause: () => void
  onEnd: (restMs: number) => void
}

/** A turn of one or more parts. It ends once, after `longestMs` by itself; what comes then is ignored. */
export function createTurn({ beginPart, longestMs, onPause, onEnd }: TurnOptions): Turn {
  let endPart: (() => number) | null = beginPart()
  let restMs = 0
  let isOver = false
  const timer = setTimeout(end, longestMs).unref()

  function stop(): void {
    restMs += endPart?.() ?? 0
    endPart = null
  }

  function end(): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stop()
    onEnd(restMs)
  }

  return {
    pause() {
      stop()
      onPause()
    },
    resume() {
      if (!isOver) endPart ??= beginPart()
    },
    end,
  }
}
