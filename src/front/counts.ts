import type { Counted } from './messages.ts'

/** Counts requests until the counts are taken. */
export function createCounts() {
  let requests: Counted['requests'] = []
  let aborted = 0
  return {
    observe(status: number, ms: number): void {
      requests.push([status, ms])
    },
    countAborted(): void {
      aborted++
    },
    take(): Pick<Counted, 'requests' | 'aborted'> {
      const taken = { requests, aborted }
      requests = []
      aborted = 0
      return taken
    },
  }
}
