import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addReleaseRow, findReleaseRow, findTakeBackRow } from '#db/content-releases.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { cleanDeal, cleanDocument } from '../../../test/clean-deal.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { publishDraft } from '../drafts/publish-draft.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { scheduleRelease } from '../releases/schedule-release.ts'
import type { StoredDocument } from '../stored-document.ts'
import { publishDueReleases } from './publish-due-releases.ts'

const NOW = new Date('2026-11-16T02:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const deal = cleanDeal() as unknown as StoredDocument

async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const clock = { now: NOW }
  const act = {
    now: () => clock.now,
    createRef: () => crypto.randomUUID(),
    author: { kind: 'person' as const, name: 'editor' },
  }
  const brand = { ...cleanDocument('brand', 'brand-1', { name: 'Suria' }), uid: 'suria' }
  await publishChange(db, { documents: [brand, deal] }, act)
  return {
    db,
    clock,
    act,
    release: (id: string) =>
      addReleaseRow(db, {
        id,
        label: id,
        ref: act.createRef(),
        preview_token: act.createRef(),
        change: '{}',
        scheduled_at: null,
      }),
    save: (saveId: string, releaseId: string | null, prices: [before: number, after: number]) =>
      savePrice(db, { saveId, releaseId, prices, act }),
    async schedule(id: string, { at, until }: { at: Date; until?: Date }) {
      const row = await findReleaseRow(db, 'id', id)
      if (!row) throw new Error(`there is no release ${id}`)
      return scheduleRelease(db, row, { schedule: { at, until }, ...act, why: 'Campaign' })
    },
    async price() {
      return JSON.parse((await findDocumentRow(db, 'deal-1'))?.text ?? '{}').data.price_now
    },
    /** Publishes what is due until a release was published or has failed. */
    async run() {
      const errors: string[] = []
      const published: string[] = []
      const stop = publishDueReleases(db, {
        ...act,
        isClockSteady: () => true,
        onPublish: async (id) => void published.push(id),
        onError: (error) => errors.push((error as Error).message),
        checkMs: 20,
      })
      while (errors.length + published.length === 0) await delay(20)
      await stop()
      return { errors, published }
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

type PriceSave = {
  saveId: string
  releaseId: string | null
  prices: [before: number, after: number]
  act: Parameters<typeof saveDraft>[2]
}

function savePrice(db: Database, { saveId, releaseId, prices, act }: PriceSave) {
  const changes = [{ path: ['data', 'price_now'], before: prices[0], after: prices[1] }]
  return saveDraft(db, { documentId: 'deal-1', releaseId, saveId, against: 0, changes }, act)
}

test.for(engines)('on %s a rule stops a draft until it is corrected', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.save('a', null, [5, 12])

  const stopped = publishDraft(desk.db, 'deal-1', desk.act)
  await expect(stopped).rejects.toThrow(
    'The draft of deal-1 cannot be published: deal deal-1: the price before is not higher than the price now.',
  )
  expect(await desk.price()).toBe(5)
  await desk.save('b', null, [12, 4])
  await publishDraft(desk.db, 'deal-1', desk.act)

  expect(await desk.price()).toBe(4)
})

test.for(engines)(
  'on %s a release is checked when it is scheduled, and again when it is due',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.release('sale')
    await desk.save('a', 'sale', [5, 12])
    const early = desk.schedule('sale', { at: later(1) })
    await expect(early).rejects.toThrow(
      'The release "sale" cannot be scheduled: deal deal-1: the price',
    )
    await desk.save('b', 'sale', [12, 4])
    await desk.schedule('sale', { at: later(1), until: later(9) })
    const takeBack = await findTakeBackRow(desk.db, 'sale')
    // Somebody breaks the rule after the check.
    await desk.save('c', 'sale', [4, 30])
    desk.clock.now = later(2)

    const failed = await desk.run()
    const row = await findReleaseRow(desk.db, 'id', 'sale')
    await desk.save('d', 'sale', [30, 3])
    const mended = await desk.run()

    expect(JSON.parse(takeBack?.change ?? '').documents[0].data.price_now).toBe(5)
    expect(failed.errors[0]).toContain('the price before is not higher than the price now')
    expect(row).toMatchObject({ tries: 1, author: 'editor', reason: 'Campaign' })
    expect(JSON.parse(row?.failure ?? '').reason).toContain(
      'the price before is not higher than the price now',
    )
    expect(mended).toEqual({ errors: [], published: ['sale'] })
    expect(await desk.price()).toBe(3)
    const entry = await desk.db
      .selectFrom('content_publishes')
      .selectAll()
      .where('release_id', '=', 'sale')
      .executeTakeFirst()
    expect(entry).toMatchObject({ author_kind: 'scheduler', author: 'editor', reason: 'Campaign' })
  },
)

test('an old fault does not keep a correction off the site', async () => {
  await using desk = await openDesk('SQLite')
  const wrong = { ...deal, data: { ...deal.data, price_was: 1 } }
  await publishChange(desk.db, { documents: [wrong] }, desk.act)

  await saveDraft(
    desk.db,
    {
      documentId: 'deal-1',
      releaseId: null,
      saveId: 'a',
      against: 0,
      changes: [{ path: ['data', 'title'], before: 'Laksa before three', after: 'Laksa' }],
    },
    desk.act,
  )
  const result = await publishDraft(desk.db, 'deal-1', desk.act)

  expect(result).toMatchObject({ changed: 1 })
})

test.for(engines)('on %s schedules made at once never end before they begin', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.release('sale')
  await desk.save('a', 'sale', [5, 4])
  await desk.schedule('sale', { at: later(10), until: later(60) })

  const outcomes = await Promise.allSettled([
    desk.schedule('sale', { at: later(40) }),
    desk.schedule('sale-take-back', { at: later(30) }),
  ])

  const begin = (await findReleaseRow(desk.db, 'id', 'sale'))?.scheduled_at ?? ''
  const end = (await findTakeBackRow(desk.db, 'sale'))?.scheduled_at ?? ''
  expect(begin < end).toBe(true)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
