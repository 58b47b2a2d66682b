import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { publishDueReleases } from '#repository/publish/publish-due-releases.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { deskEditor as person } from '../../../test/desk-editor.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { createKnownDrafts } from './known-drafts.ts'
import { createListChecks } from './list-checks.ts'
import { createModels } from './models.ts'
import { openDocument } from './open-document.ts'
import { publishDocument } from './publish-document.ts'
import { cancelSchedule, scheduleDocument } from './schedule-document.ts'
import { createScheduledDocuments } from './scheduled-documents.ts'

const AT = new Date('2026-12-01T00:00:00Z')

test('a schedule that is cancelled leaves what was published since', async () => {
  await using desk = await openDesk('SQLite')
  const { db, services } = desk
  await desk.save('editor', 'title', ['Kopi', 'Kopi O'])
  const act = { id: 'd', saveId: 'a', why: null, person, seen: await desk.seen() }

  const scheduled = await scheduleDocument(services, { ...act, at: AT, until: null })
  expect(scheduled).toEqual({ done: true, repeated: false })
  await desk.publish({ title: 'Kopi', summary: 'New' })
  await cancelSchedule(services, { ...act, saveId: 'b', release: 'desk-d-a' })

  const draft = await findDraftRow(db, { document_id: 'd', release_id: '' })
  expect(JSON.parse(draft?.document ?? '').data).toEqual({ title: 'Kopi O', summary: 'New' })
  expect(await findDocumentRow(db, 'd')).not.toBeNull()
  await expect(publishDocument(services, { ...act, id: 'none' })).rejects.toThrow(
    'There is no draft to publish.',
  )
})

test.for(engines)(
  'on %s a draft is published and scheduled only as it was seen',
  async (engine) => {
    await using desk = await openDesk(engine)
    const { services } = desk
    await desk.save('editor', 'title', ['Kopi', 'Kopi O'])
    const seen = await desk.seen()
    await desk.save('colleague', 'summary', ['Old', 'New'])
    await desk.save('colleague', 'summary', ['New', 'Newer'])
    const act = { id: 'd', saveId: 'a', why: null, person, seen }

    const refused = await publishDocument(services, act)
    const unscheduled = await scheduleDocument(services, { ...act, at: AT, until: null })
    const shown = desk.live()
    const now = refused.done ? '' : (refused.changed?.seen ?? '')
    const done = await publishDocument(services, { ...act, seen: now })
    const again = await publishDocument(services, { ...act, seen: now })

    const changes = [{ path: ['data', 'summary'], before: 'Old', after: 'Newer' }]
    expect(refused).toMatchObject({
      done: false,
      message: 'colleague has changed this since you looked. Look at it first.',
      changed: { by: ['colleague'], changes, isCut: false },
    })
    expect(unscheduled).toEqual(refused)
    expect(shown).toEqual({ title: 'Kopi', summary: 'Old' })
    expect([done, again]).toMatchObject([
      { done: true, repeated: false },
      { done: true, repeated: true },
    ])
    expect(desk.live()).toEqual({ title: 'Kopi O', summary: 'Newer' })
    // Somebody else has published it meanwhile: what was seen is gone.
    const other = { ...person, name: 'onlooker' }
    expect(await publishDocument(services, { ...act, saveId: 'c', person: other })).toMatchObject({
      done: false,
      changed: { seen: '' },
    })
  },
)

test('a schedule that would overwrite a correction says what to do, and shows both values', async () => {
  await using desk = await openDesk('SQLite')
  await desk.save('editor', 'title', ['Kopi', 'Kopi O'])
  await desk.publish({ title: 'Kopi C', summary: 'Old' })
  const act = { id: 'd', saveId: 'a', why: null, person, seen: await desk.seen() }

  const stopped = await scheduleDocument(desk.services, { ...act, at: AT, until: null })

  expect(stopped).toMatchObject({ done: false, message: /another value .* choose one/ })
  const draft = await findDraftRow(desk.db, { document_id: 'd', release_id: '' })
  expect(JSON.parse(draft?.conflicts ?? '')).toMatchObject([{ after: 'Kopi O', found: 'Kopi C' }])
})

test.for(engines)(
  'on %s a schedule publishes and takes back on time, and keeps a correction in between',
  async (engine) => {
    await using desk = await openDesk(engine)
    const until = new Date(AT.getTime() + 24 * 60 * 60_000)
    await desk.save('editor', 'title', ['Kopi', 'Kopi O'])
    const act = { id: 'd', saveId: 'a', why: null, person, seen: await desk.seen() }
    await scheduleDocument(desk.services, { ...act, at: AT, until })
    await using _scheduler = desk.schedule()
    const shown: unknown[] = [desk.live()]

    desk.pass(AT)
    await expect.poll(desk.live).toMatchObject({ title: 'Kopi O' })
    await desk.publish({ title: 'Kopi O', summary: 'Corrected' })
    desk.pass(until)
    await expect.poll(desk.live).toMatchObject({ title: 'Kopi' })

    expect([...shown, desk.live()]).toEqual([
      { title: 'Kopi', summary: 'Old' },
      { title: 'Kopi', summary: 'Corrected' },
    ])
  },
)

async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  let time = FIXTURE_NOW.getTime()
  const now = () => {
    time += 1000
    return new Date(time)
  }
  const options = { now, createRef: () => crypto.randomUUID() }
  const store = await createContentStore(db)
  const publish = async (data: object) => {
    const documents = [documentOf({ id: 'd', type: 'post', uid: 'd', data })]
    await publishChange(db, { documents }, options)
    await store.refresh()
  }
  await publish({ title: 'Kopi', summary: 'Old' })
  const services = {
    db,
    store,
    turns: createLoopTurns(),
    ...options,
    drafts: createKnownDrafts(db),
    scheduled: createScheduledDocuments(db),
    models: { ...createModels(db, () => store.snapshot().ref), read: readNoRules },
    lifespanOf: lifespanOfDeal,
    checkListed: createListChecks(lifespanOfDeal),
  }
  return {
    db,
    services,
    publish,
    pass(to: Date) {
      time = to.getTime()
    },
    /** As a site publishes what is due. */
    schedule() {
      const stop = publishDueReleases(db, {
        ...options,
        isClockSteady: () => true,
        onPublish: async () => void (await store.refresh()),
        onError(error) {
          throw error
        },
        checkMs: 20,
      })
      return { [Symbol.asyncDispose]: stop }
    },
    live: () => store.snapshot().byId.get('d')?.data,
    seen: async () => (await openDocument(services, { id: 'd', release: null })).seen,
    async save(name: string, field: string, [before, after]: [unknown, unknown]) {
      const changes = [{ path: ['data', field], before, after }]
      const saveId = crypto.randomUUID()
      const save = { documentId: 'd', releaseId: null, saveId, against: 0, changes }
      await saveDraft(db, save, { ...options, author: { kind: 'person', name } })
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }

  async function readNoRules() {
    const modelOf = () => ({ unknownType: null, faults: [], missing: [], links: [] })
    return {
      types: new Map([['post', { label: 'Post', json: {} }]]),
      slices: new Map(),
      modelOf,
    } as never
  }
}
