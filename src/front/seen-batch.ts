import type { CountedEvent } from '#lib/count-kinds.ts'

/** Different things in one batch. More are handed over at once, which bounds memory. */
const MOST_OF_BATCH = 1000

/** Adds up the counts of beacons until the batch is taken. */
export function createSeenBatch({ onFull }: { onFull: () => void }) {
  let batch = new Map<string, [event: CountedEvent, times: number]>()
  return {
    add(event: CountedEvent): void {
      const key = `${event.kind} ${event.id}`
      const known = batch.get(key)
      if (known) known[1] += 1
      else batch.set(key, [event, 1])
      if (batch.size >= MOST_OF_BATCH) onFull()
    },
    take(): [event: CountedEvent, times: number][] {
      const taken = [...batch.values()]
      batch = new Map()
      return taken
    },
  }
}
