import { Chips } from '../shell/chips.tsx'
import { type QueueKind, queueKinds, type Today } from '../wire/today.ts'

/** What Today shows; `null` is everything. */
export type Shown = QueueKind | 'review' | null

export const queueTitles: Record<QueueKind, { name: string; note: string }> = {
  'not-working': { name: 'Not working', note: 'Most readers first' },
  'ends-soon': {
    name: 'Ends soon, or spent',
    note: 'Last usable moment, not the printed date',
  },
  stale: { name: 'Stale where it matters', note: 'Views × age × reports' },
  'failed-checks': { name: 'Failed checks', note: 'Live, but saying something untrue' },
}

type KindFilterProps = {
  today: Today
  total: number
  shown: Shown
  onShow: (shown: Shown) => void
}

/** Chooses which part of Today is shown. */
export function KindFilter({ today, total, shown, onShow }: KindFilterProps) {
  const chips = [
    { value: null, name: 'All', count: total },
    ...queueKinds.map((kind) => ({
      value: kind,
      name: queueTitles[kind].name,
      count: today.counts[kind],
    })),
    { value: 'review' as const, name: 'Review', count: today.forYou.reviews.length },
  ]
  return <Chips<Shown> label="Show" chips={chips} chosen={shown} onChoose={onShow} />
}
