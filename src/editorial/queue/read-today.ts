import { type ReleaseHead, releaseHeads } from '#db/content-releases.ts'
import { dealTraffic } from '#db/daily-counts.ts'
import { isLiveAt } from '#deals/times/lifespan.ts'
import {
  type QueueKind,
  type QueueRow,
  queueKinds,
  type ScheduledRow,
  type Today,
  type WeekDay,
} from '#desk/wire/today.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { sortWork } from '#lib/sort-work.ts'
import type { Work } from '#lib/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { CheckInput } from '../documents/checks.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { toDealLine } from './deal-line.ts'
import { findingReason, momentOf, type Reason, reasonFor, VIEW_DAYS } from './queue-row.ts'
import { type ReadersSay, readReadersSay } from './readers-say.ts'

/** The part of Today that is the same for everybody. */
type Queue = Omit<Today, 'forYou'>

export type TodayOptions = Pick<
  ListServices,
  'db' | 'store' | 'turns' | 'now' | 'models' | 'lifespanOf' | 'checkListed'
>

/** Nobody does more in a day. */
const MOST_ROWS = 200
const WEEK_DAYS = 7
/** The views of others would not move them to the top. */
const MOST_COUNTED = 1000
/** Looking at a deal takes about as long as this many steps through a list. */
const STEPS_OF_DEAL = 5

type Reasoned = { deal: DealDocument; reason: Reason }

/** What is true of the queue until something is published, said, looked at or scheduled, and for a minute. */
const FRESH_MS = 60_000

/** What needs a person now, most urgent first. */
export function createReadToday(options: TodayOptions) {
  const { db, store, now } = options
  let last: { key: string; at: number; today: Promise<Queue> } | null = null

  return async function readToday(): Promise<Queue> {
    const instant = now()
    const day = singaporeDay(instant)
    const [said, traffic, models, releases] = await Promise.all([
      readReadersSay(db, instant),
      dealTraffic(db, { from: addDays(day, -VIEW_DAYS), to: day }, MOST_COUNTED),
      options.models.read(),
      releaseHeads(db),
    ])
    const { ref } = store.snapshot()
    const key = JSON.stringify([ref, day, [...said], releases])
    if (last?.key === key && Math.abs(instant.getTime() - last.at) < FRESH_MS) return last.today
    const today = computeToday(options, {
      instant,
      said,
      views: new Map(traffic.map(({ dealId, opens }) => [dealId, opens])),
      models,
      releases,
    })
    last = { key, at: instant.getTime(), today }
    today.catch(() => {
      last = null
    })
    return today
  }
}

type TodayFacts = Pick<Facts, 'said' | 'views' | 'models'> & {
  instant: Date
  releases: readonly ReleaseHead[]
}

async function computeToday(
  options: TodayOptions,
  { instant, releases, ...facts }: TodayFacts,
): Promise<Queue> {
  const { store, turns } = options
  const snapshot = store.snapshot()
  const deals = (snapshot.byType.get('deal') ?? []) as Iterable<DealDocument>
  const reasoned = await turns.run(
    findReasons(deals, options, { ...facts, snapshot, now: instant }),
  )
  const sorted = await turns.run(sortWork(reasoned, byUrgency))
  return {
    at: instant.toISOString(),
    counts: countKinds(reasoned),
    rows: sorted.slice(0, MOST_ROWS).map(({ deal, reason }) => toRow(deal, reason)),
    scheduled: releases.flatMap(toScheduled).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    week: await turns.run(weekOf(deals, options.lifespanOf, instant)),
  }

  function toRow(deal: DealDocument, { kind, why, detail, isHot, words }: Reason): QueueRow {
    return { kind, deal: toDealLine(deal, snapshot, instant), why, detail, isHot, words }
  }
}

type Facts = CheckInput & {
  said: ReadonlyMap<string, ReadersSay>
  views: ReadonlyMap<string, number>
}

function* findReasons(
  deals: Iterable<DealDocument>,
  { lifespanOf, checkListed }: TodayOptions,
  { said, views, ...input }: Facts,
): Work<Reasoned[]> {
  const moment = momentOf(input.now)
  const found: Reasoned[] = []
  for (const deal of deals) {
    const lifespan = lifespanOf(deal)
    const [say, shown] = [said.get(deal.id) ?? null, views.get(deal.id) ?? 0]
    let reason = reasonFor(deal, { ...moment, lifespan, say, views: shown })
    if (!reason && isLiveAt(lifespan, input.now.getTime())) {
      reason = findingReason(yield* checkListed(deal, input))
    }
    if (reason) found.push({ deal, reason })
    yield STEPS_OF_DEAL
  }
  return found
}

function byUrgency(a: Reasoned, b: Reasoned): number {
  const rank = ({ reason }: Reasoned) => queueKinds.indexOf(reason.kind)
  return rank(a) - rank(b) || b.reason.weight - a.reason.weight
}

function countKinds(reasoned: readonly Reasoned[]): Record<QueueKind, number> {
  const counts = Object.fromEntries(queueKinds.map((kind) => [kind, 0])) as Today['counts']
  for (const { reason } of reasoned) counts[reason.kind] += 1
  return counts
}

function toScheduled(release: ReleaseHead): ScheduledRow[] {
  const { id, scheduled_at, purpose, take_back_of } = release
  if (scheduled_at === null) return []
  const isTakeBack = purpose === 'take-back'
  const label = isTakeBack ? release.label.replace(/ \(take-back\)$/, '') : release.label
  // A take-back that waits is a part of what it takes back, and is shown there.
  return [{ id: take_back_of ?? id, label, at: scheduled_at, isTakeBack }]
}

/** How many deals begin and end on each of the next days. */
function* weekOf(
  deals: Iterable<DealDocument>,
  lifespanOf: LifespanOf,
  now: Date,
): Work<WeekDay[]> {
  const today = singaporeDay(now)
  const days = Array.from({ length: WEEK_DAYS }, (_, place) => addDays(today, place))
  const week = new Map(days.map((day) => [day, { day, begins: 0, ends: 0 }]))
  for (const deal of deals) {
    const { startsOn, endsOn } = lifespanOf(deal)
    const [first, last] = [week.get(startsOn ?? ''), week.get(endsOn ?? '')]
    if (first) first.begins += 1
    if (last) last.ends += 1
    yield STEPS_OF_DEAL
  }
  return [...week.values()]
}
