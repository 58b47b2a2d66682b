import { type ReleaseHead, releaseHeads } from '#db/content-releases.ts'
import { dealTraffic } from '#db/daily-counts.ts'
import type { QueueRow, ScheduledRow, Today, WeekDay } from '#desk/wire/today.ts'
import type { Work } from '#lib/node/work.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { toDealLine } from './deal-line.ts'
import { type DealQueue, nextQueue, type QueueFacts, reasonOf } from './deal-queue.ts'
import { momentOf, VIEW_DAYS } from './queue-row.ts'
import { readReadersSay } from './readers-say.ts'

/** The part of Today that is the same for everybody. */
type Queue = Omit<Today, 'forYou'>

export type TodayOptions = Pick<
  ListServices,
  'db' | 'store' | 'turns' | 'now' | 'models' | 'lifespanOf' | 'checkListed'
>

/** Nobody does more in a day. */
const MOST_ROWS = 200
const WEEK_DAYS = 7
/** Views of further deals would not move them to the top. */
const MOST_COUNTED = 1000

/** The maximum age of the queue, if nothing is published, reported, checked or scheduled before. */
const FRESH_MS = 60_000

/** What needs a person now, most urgent first. */
export function createReadToday(options: TodayOptions) {
  const { db, store, turns, now } = options
  let last: { key: string; at: number; today: Promise<Queue> } | null = null
  // One after the other: each begins with the queue that the last one left.
  let known: Promise<DealQueue | null> = Promise.resolve(null)

  async function compute(facts: QueueFacts, releases: readonly ReleaseHead[]): Promise<Queue> {
    const next = known.then((before) => turns.run(nextQueue(before, facts, options)))
    known = next.catch(() => null)
    const queue = await next
    return {
      at: facts.now.toISOString(),
      counts: queue.counts,
      rows: await turns.run(rowsOf(queue, options)),
      scheduled: releases.flatMap(toScheduled).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
      week: weekOf(queue),
    }
  }

  return async function readToday(): Promise<Queue> {
    const instant = now()
    const day = singaporeDay(instant)
    const [said, traffic, models, releases] = await Promise.all([
      readReadersSay(db, instant),
      dealTraffic(db, { from: addDays(day, -VIEW_DAYS), to: day }, MOST_COUNTED),
      options.models.read(),
      releaseHeads(db),
    ])
    const snapshot = store.snapshot()
    const key = JSON.stringify([snapshot.ref, day, [...said], releases])
    if (last?.key === key && Math.abs(instant.getTime() - last.at) < FRESH_MS) return last.today
    const views = new Map(traffic.map(({ dealId, opens }) => [dealId, opens]))
    const today = compute({ snapshot, models, now: instant, said, views }, releases)
    last = { key, at: instant.getTime(), today }
    today.catch(() => {
      last = null
    })
    return today
  }
}

/** Looking at a deal and saying everything about it takes about as long as this many steps through a list. */
const STEPS_OF_ROW = 500

function* rowsOf({ ranked, facts }: DealQueue, options: TodayOptions): Work<QueueRow[]> {
  const rows: QueueRow[] = []
  const moment = momentOf(facts.now)
  for (const { deal } of [...ranked.values().take(MOST_ROWS)]) {
    const reason = yield* reasonOf(deal, { facts, moment }, options)
    yield STEPS_OF_ROW
    if (!reason) continue
    const { weight: _, ...shown } = reason
    rows.push({ ...shown, deal: toDealLine(deal, facts.snapshot, facts.now) })
  }
  return rows
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
function weekOf({ day: today, days }: DealQueue): WeekDay[] {
  return Array.from({ length: WEEK_DAYS }, (_, place) => {
    const day = addDays(today, place)
    return { day, ...(days.get(day) ?? { begins: 0, ends: 0 }) }
  })
}
