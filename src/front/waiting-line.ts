export type Waiter = { begin: () => void; refuse: () => void }

export type WaitingLine = ReturnType<typeof createWaitingLine>

/** Who waits, by caller. Callers are served in turn, each one waiter at a time. */
export function createWaitingLine() {
  // In the order of the callers' next turns.
  const queues = new Map<string, Waiter[]>()
  let size = 0

  function remove(caller: string, waiter: Waiter): void {
    const queue = queues.get(caller)
    const place = queue?.indexOf(waiter) ?? -1
    if (!queue || place < 0) return
    queue.splice(place, 1)
    size--
    if (queue.length === 0) queues.delete(caller)
  }

  return {
    size: () => size,
    sizeOf: (caller: string) => queues.get(caller)?.length ?? 0,
    add(caller: string, waiter: Waiter): void {
      const queue = queues.get(caller)
      if (queue) queue.push(waiter)
      else queues.set(caller, [waiter])
      size++
    },
    remove,
    /** Takes the next waiter of the first caller who may begin. */
    next(mayBegin: (caller: string) => boolean): Waiter | null {
      for (const [caller, queue] of queues) {
        if (!mayBegin(caller)) continue
        const waiter = queue.shift() ?? null
        size--
        // Moves to the back: the others have waited longer.
        queues.delete(caller)
        if (queue.length > 0) queues.set(caller, queue)
        return waiter
      }
      return null
    },
    /** Takes the last waiter of the longest queue; `null` when nobody has more than one. */
    lastOfLongest(): Waiter | null {
      let longest: [caller: string, queue: Waiter[]] | null = null
      for (const entry of queues) {
        if (entry[1].length > (longest?.[1].length ?? 1)) longest = entry
      }
      const waiter = longest?.[1].at(-1)
      if (!longest || !waiter) return null
      remove(longest[0], waiter)
      return waiter
    },
  }
}
