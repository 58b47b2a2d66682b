import { type ReleaseHead, releaseHeads } from '#db/content-releases.ts'
import { dealTraffic } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import {
  type QueueKind,
  type QueueRow,
  queueKinds,
  type ScheduledRow,
  type Today,
  type WeekDay,
} from '#desk/wire/today.ts'
import type { LoopTurns } from '#lib/loop-turns.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { sortWork } from '#lib/sort-work.ts'
import type { Work } from '#lib/work.ts'
import type { CheckContext, Finding } from '#repository/checks/check.ts'
import { createCatalogue } from '#repository/checks/create-catalogue.ts'
import { createModelReading } from '#repository/checks/model-reading.ts'
import { hasKinds, runOtherChecks, runOwnChecks } from '#repository/checks/run-checks.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { storedCustomTypes } from '#repository/custom-types/stored-custom-types.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import { toDealLine } from './deal-line.ts'
import { type Reason, reasonFor, VIEW_DAYS } from './queue-row.ts'
import { type ReadersSay, readReadersSay } from './readers-say.ts'

/** The part of Today that is the same for everybody. */
type Queue = Omit<Today, 'forYou'>

export type TodayOptions = {
  db: Database
  store: Pick<ContentStore, 'snapshot'>
  turns: LoopTurns
  now: () => Date
}

/** Nobody does more in a day. */
const MOST_ROWS = 200
const WEEK_DAYS = 7
/** The views of others would not move them to the top. */
const MOST_COUNTED = 1000
/** About as many steps as these take. */
const STEPS_OF_ADDING = 10
const STEPS_OF_DEAL = 50
const STEPS_OF_CHECKING = 200

type Reasoned = { deal: DealDocument; reason: Reason }

/** What is true of the queue until something is published, said, looked at or scheduled, and for a minute. */
const FRESH_MS = 60_000

/** What needs a person now, most urgent first. */
export function createReadToday(options: TodayOptions) {
  const { db, store, now } = options
  const knownFindings = createKnownFindings()
  let last: { key: string; at: number; today: Promise<Queue> } | null = null

  return async function readToday(): Promise<Queue> {
    const instant = now()
    const day = singaporeDay(instant)
    const [said, traffic, models, releases] = await Promise.all([
      readReadersSay(db, instant),
      dealTraffic(db, { from: addDays(day, -VIEW_DAYS), to: day }, MOST_COUNTED),
      storedCustomTypes(db),
      releaseHeads(db),
    ])
    const { ref } = store.snapshot()
    const key = JSON.stringify([ref, day, [...said], releases])
    if (last?.key === key && Math.abs(instant.getTime() - last.at) < FRESH_MS) return last.today
    const today = computeToday(options, {
      instant,
      said,
      views: new Map(traffic.map(({ dealId, opens }) => [dealId, opens])),
      modelOf: createModelReading(models),
      releases,
      findingsOf: knownFindings(`${day} ${JSON.stringify([...models.types, ...models.slices])}`),
    })
    last = { key, at: instant.getTime(), today }
    today.catch(() => {
      last = null
    })
    return today
  }
}

type TodayFacts = Pick<Facts, 'said' | 'views' | 'modelOf' | 'findingsOf'> & {
  instant: Date
  releases: readonly ReleaseHead[]
}

async function computeToday(
  { store, turns }: TodayOptions,
  { instant, releases, ...facts }: TodayFacts,
): Promise<Queue> {
  const snapshot = store.snapshot()
  const deals = (snapshot.byType.get('deal') ?? []) as Iterable<DealDocument>
  const reasoned = await turns.run(findReasons(deals, { ...facts, snapshot, now: instant }))
  const sorted = await turns.run(sortWork(reasoned, byUrgency))
  return {
    at: instant.toISOString(),
    counts: countKinds(reasoned),
    rows: sorted.slice(0, MOST_ROWS).map(({ deal, reason }) => toRow(deal, reason)),
    scheduled: releases.flatMap(toScheduled).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    week: await turns.run(weekOf(deals, instant)),
  }

  function toRow(deal: DealDocument, { kind, why, detail, isHot, words }: Reason): QueueRow {
    return { kind, deal: toDealLine(deal, snapshot, instant), why, detail, isHot, words }
  }
}

type Facts = {
  snapshot: Snapshot
  said: ReadonlyMap<string, ReadersSay>
  views: ReadonlyMap<string, number>
  now: Date
  modelOf: ReturnType<typeof createModelReading>
  findingsOf: (deal: DealDocument, context: CheckContext) => readonly Finding[]
}

function* findReasons(deals: Iterable<DealDocument>, facts: Facts): Work<Reasoned[]> {
  const { snapshot, said, views, now, modelOf, findingsOf } = facts
  const others = createCatalogue(now)
  for (const document of snapshot.documents) {
    others.add(document)
    yield STEPS_OF_ADDING
  }
  const context = { now, modelOf, others, answers: null }
  const found: Reasoned[] = []
  for (const deal of deals) {
    let isChecked = false
    const findings = () => {
      isChecked = true
      return findingsOf(deal, context)
    }
    const known = { now, say: said.get(deal.id) ?? null, views: views.get(deal.id) ?? 0, findings }
    const reason = reasonFor(deal, known)
    if (reason) found.push({ deal, reason })
    yield isChecked ? STEPS_OF_CHECKING : STEPS_OF_DEAL
  }
  return found
}

/**
 * What a deal's own rules say is computed once for each version of it, until the day or a model changes. Rules that ask about
 * others run each time.
 */
function createKnownFindings() {
  let known = { key: '', own: new WeakMap<DealDocument, Finding[]>() }
  return (key: string) => {
    if (known.key !== key) known = { key, own: new WeakMap() }
    const { own } = known
    return (deal: DealDocument, context: CheckContext): Finding[] => {
      const findings = own.get(deal) ?? runOwnChecks(deal, context)
      own.set(deal, findings)
      return hasKinds(findings) ? [...findings, ...runOtherChecks(deal, context)] : findings
    }
  }
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
function* weekOf(deals: Iterable<DealDocument>, now: Date): Work<WeekDay[]> {
  const today = singaporeDay(now)
  const days = Array.from({ length: WEEK_DAYS }, (_, place) => addDays(today, place))
  const week = new Map(days.map((day) => [day, { day, begins: 0, ends: 0 }]))
  for (const deal of deals) {
    const { startsOn, endsOn } = lifespanOf(dealTimesOf(deal))
    const [first, last] = [week.get(startsOn ?? ''), week.get(endsOn ?? '')]
    if (first) first.begins += 1
    if (last) last.ends += 1
    yield STEPS_OF_DEAL
  }
  return [...week.values()]
}
