import { outgoingError } from './outgoing-error.ts'

type TurnsOptions = { atOnce: number; mostWaiting: number }

/** Runs `atOnce` calls at a time. Others wait in order; those beyond `mostWaiting` fail at once. */
export function createTurns({ atOnce, mostWaiting }: TurnsOptions) {
  const waiting: (() => void)[] = []
  let free = atOnce

  async function enter(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= mostWaiting) throw outgoingError('BUSY', 'too many calls at once')
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        const place = waiting.indexOf(go)
        if (place >= 0) waiting.splice(place, 1)
        reject(signal.reason)
      }
      const go = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(go)
    })
  }

  return {
    async run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
      await enter(signal)
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
