import { createRateLimit } from '#lib/node/rate-limit.ts'

type OwnTimeLimits = {
  /** How much a caller may use at once, and how much it regains per second. */
  ownMs: number
  ownMsPerSecond: number
  /** The most that one part of a turn costs: a busy site makes everybody's turns longer. */
  mostMsPerPart: number
}

/** The time that each caller may have requests under way. Simultaneous requests cost as much as one. */
export function createOwnTime(limits: OwnTimeLimits, now: () => number) {
  const { ownMs, ownMsPerSecond, mostMsPerPart } = limits
  const time = createRateLimit({ rate: ownMsPerSecond, burst: ownMs, now })
  const underWayOf = new Map<string, { count: number; paidUntil: number }>()

  function unpaid(caller: string): number {
    const own = underWayOf.get(caller)
    return own ? Math.min(now() - own.paidUntil, mostMsPerPart) : 0
  }

  return {
    isUsedUp: (caller: string) => time.isUsedUp(caller, unpaid(caller)),
    hasUnderWay: (caller: string) => underWayOf.has(caller),
    /** Counts a request as under way until the returned function is called. */
    begin(caller: string, { isPaid }: { isPaid: boolean }): () => void {
      const own = underWayOf.get(caller) ?? { count: 0, paidUntil: now() }
      underWayOf.set(caller, own)
      own.count++
      return () => {
        if (isPaid) time.charge(caller, unpaid(caller))
        own.paidUntil = now()
        own.count--
        if (own.count === 0) underWayOf.delete(caller)
      }
    },
  }
}
