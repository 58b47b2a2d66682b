import type { LifespanOf } from '#content/mappers/deal-lifespans.ts'
import { isComplete } from '#content/mappers/to-deal.ts'
import { isLiveAt } from '#deals/times/lifespan.ts'
import type { Work } from '#lib/work.ts'
import type { DealDocument } from '#repository/documents.ts'

/** Sorts after every day. */
const NEVER = '~'

/** Live deals, soonest to end first. Sorts day by day, so that no step takes long. */
export function* liveInOrder(
  documents: readonly DealDocument[],
  { now, lifespanOf }: { now: Date; lifespanOf: LifespanOf },
): Work<DealDocument[]> {
  const instant = now.getTime()
  const byLastDay = new Map<string, DealDocument[]>()
  for (const document of documents) {
    yield
    const lifespan = lifespanOf(document)
    if (!isLiveAt(lifespan, instant) || !isComplete(document)) continue
    const day = lifespan.endsOn ?? NEVER
    const others = byLastDay.get(day)
    if (others) others.push(document)
    else byLastDay.set(day, [document])
  }
  const ordered: DealDocument[] = []
  for (const day of [...byLastDay.keys()].toSorted()) {
    yield
    for (const document of inOrder(byLastDay.get(day) ?? [])) ordered.push(document)
  }
  return ordered
}

/** By id, so that the same content always gives the same order. */
export function inOrder<Document extends { id: string }>(
  documents: readonly Document[],
): Document[] {
  return documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
