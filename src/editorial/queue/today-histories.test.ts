import { expect, test } from 'vitest'
import { addCounts } from '#db/daily-counts.ts'
import { saveReportRow } from '#db/reports.ts'
import type { QueueKind } from '#desk/wire/today.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { createContentStore } from '#repository/content-store.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRandom, type Random } from '../../../bench/seeded-random.ts'
import { documentOf, FIXTURE_NOW, openStore } from '../../../test/content-fixture.ts'
import { deskEditor as person } from '../../../test/desk-editor.ts'
import { patience, trialsOf } from '../../../test/machine.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { createListServices } from '../documents/create-document-routes.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { toListQuestion } from '../documents/list-question.ts'
import { createActs } from '../people/acts.ts'
import { createReadToday } from './read-today.ts'
import { LOOKED_AT } from './readers-say.ts'

// Today and lists keep what they know and update it. After each of many random events they must say what a desk says that has
// just been opened.

const STEPS = 100
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const deals = Array.from({ length: 16 }, (_, number) => `deal${number}`)
const brands = ['brand0', 'brand1', 'brand2']
const questions = [
  '',
  'type=deal&state=live',
  'type=deal&state=ended',
  'words=kopi+t',
  'words=ko',
  'type=deal&state=scheduled',
  'ends=7',
]
type Desk = Awaited<ReturnType<typeof openDesk>>
type Event = (desk: Desk, random: Random) => Promise<unknown>

const events: readonly Event[] = [
  (desk, random) => desk.publish({ documents: [anyDeal(desk, random)] }),
  (desk, random) => desk.publish({ documents: [anyDeal(desk, random), anyTarget(random)] }),
  ({ publish }, random) => publish({ removedIds: [random.pick(deals)] }),
  // A brand may go, come back, or make way for another kind of document.
  ({ publish }, random) => publish({ documents: [anyTarget(random)] }),
  ({ publish }, random) => publish({ removedIds: [random.pick(brands)] }),
  report,
  report,
  ({ acts }, random) =>
    acts.record({ person, act: LOOKED_AT, subject: random.pick(deals), detail: {} }),
  count,
  save,
  discard,
  async ({ pass }, random) => pass(random.between(1, 90) * MINUTE_MS),
  async ({ pass }, random) => pass(random.between(1, 90) * MINUTE_MS),
  async ({ pass }, random) => pass(random.between(1, 12) * HOUR_MS),
  async ({ pass }, random) => pass(random.between(-6, 30) * HOUR_MS),
]

test('after any history, Today and lists are what a newly opened desk shows', {
  timeout: patience(120_000),
}, async () => {
  const kinds = new Set<QueueKind>()
  const found = new Set<string>()
  for (let seed = 1; seed <= trialsOf(40); seed++) {
    const random = createRandom(seed)
    const desk = await openDesk()
    for (let step = 0; step < STEPS; step++) {
      await random.pick(events)(desk, random)
      // What is known stays so for a minute.
      desk.pass(MINUTE_MS)

      const kept = await desk.kept()
      expect(kept, `seed ${seed}, step ${step}`).toEqual(await desk.opened())
      for (const { kind, why } of kept.today.rows) {
        kinds.add(kind)
        if (kind === 'failed-checks') found.add(why)
      }
    }
    await desk.close()
  }

  expect([...kinds].toSorted()).toEqual(['ends-soon', 'failed-checks', 'not-working', 'stale'])
  expect([...found].some((why) => why.includes('the same offer'))).toBe(true)
  expect([...found].some((why) => why.includes('must lead to a brand'))).toBe(true)
})

async function openDesk() {
  const { db, store, options } = await openStore()
  let time = FIXTURE_NOW.getTime()
  const given = { ...options, db, now: () => new Date(time), turns: createLoopTurns() }
  const services = createListServices({ ...given, store })
  const today = createReadToday(services)
  return {
    db,
    now: given.now,
    acts: createActs(given),
    /** The ids of the published deals. */
    ids: () => [...(store.snapshot().byType.get('deal') ?? [])].map(({ id }) => id),
    pass(ms: number) {
      time += ms
    },
    async publish(change: ContentChange) {
      await publishChange(db, change, given)
      await store.refresh()
    },
    kept: async () => ({ today: await today(), lists: await listsOf(services) }),
    async opened() {
      const fresh = createListServices({ ...given, store: await createContentStore(db) })
      return { today: await createReadToday(fresh)(), lists: await listsOf(fresh) }
    },
    close: () => db.destroy(),
  }
}

function listsOf(services: ListServices) {
  const ask = (query: string) =>
    listDocuments(services, toListQuestion(new URLSearchParams(query)), { from: 0, limit: 50 })
  return Promise.all(questions.map(ask))
}

function anyDeal({ now }: Pick<Desk, 'now'>, random: Random): StoredDocument {
  const id = random.pick(deals)
  const day = (from: number, to: number) => addDays(singaporeDay(now()), random.between(from, to))
  const soon = (from: number, to: number) =>
    new Date(now().getTime() + random.between(from, to) * MINUTE_MS)
      .toISOString()
      .replace(/\.\d+Z$/, '+0000')
  const maybe = <Value>(value: Value) => (random.next() < 0.2 ? value : null)
  return documentOf({
    id,
    type: 'deal',
    uid: id,
    data: {
      title: random.pick(['Kopi', 'Kopi', 'Kopi toast', 'Teh']),
      category: 'food',
      badge: 'New',
      summary: 'Hot',
      redeem: random.pick(['show', 'show', 'show', 'code']),
      channel: 'online',
      checked_on: maybe(day(-40, -20)) ?? day(-2, 0),
      starts_on: day(-10, 0),
      ends_on: maybe(day(-1, 12)),
      // Many change while the day goes on.
      sold_out_at: random.next() < 0.5 ? soon(-60, 240) : null,
      back_at: random.next() < 0.5 ? soon(241, 480) : null,
      weekdays: maybe([{ day: 'fri' }]) ?? [],
      brand: { link_type: 'Document', id: random.pick(brands), type: 'brand', tags: [], lang: '' },
    },
  })
}

function anyTarget(random: Random): StoredDocument {
  const id = random.pick(brands)
  const type = random.pick(['brand', 'brand', 'post'])
  return documentOf({ id, type, uid: id, data: { name: `Brand ${random.between(1, 3)}` } })
}

async function report({ db, now }: Desk, random: Random) {
  const outcome = random.pick(['failed', 'failed', 'worked'] as const)
  await saveReportRow(db, {
    deal_id: random.pick(deals),
    reporter: `account:${random.between(1, 9)}`,
    day: singaporeDay(now()),
    outcome,
    reason: outcome === 'failed' ? 'code-refused' : null,
    reported_at: now().toISOString(),
    network: null,
  })
}

async function count({ db, now }: Desk, random: Random) {
  const row = {
    document_id: random.pick(deals),
    day: singaporeDay(now()),
    type: 'deal' as const,
    opens: random.between(1, 50),
    copies: 0,
    coupons: 0,
    shop_visits: 0,
  }
  await addCounts(db, { id: `batch ${random.next()}`, rows: [row], addedAt: now() })
}

/** Saves a draft of a published deal, or of a new one. */
async function save(desk: Desk, random: Random) {
  const { db, now, ids } = desk
  const known = ids()
  const isNew = known.length === 0 || random.next() < 0.3
  const documentId = isNew ? `new ${random.next()}` : random.pick(known)
  const change = isNew
    ? { path: [], after: { ...anyDeal(desk, random), id: documentId, uid: null } }
    : { path: ['data', 'title'], after: `Kopi ${random.pick(['tarik', 'peng'])}` }
  await saveDraft(
    db,
    { documentId, releaseId: null, saveId: `s${random.next()}`, against: 0, changes: [change] },
    { now, createRef: () => `d${random.next()}`, author: { kind: 'person', name: 'editor' } },
  )
}

async function discard({ db }: Desk, random: Random) {
  const drafts = await db.selectFrom('drafts').select('document_id').execute()
  if (drafts.length === 0) return
  const { document_id } = random.pick(drafts)
  await db.deleteFrom('drafts').where('document_id', '=', document_id).execute()
}
