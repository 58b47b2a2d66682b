import { expect, test } from 'vitest'
import { moveBulk, saveItems } from '#db/desk-bulks.ts'
import type { BulkAct, BulkPreview, BulkReport } from '#desk/wire/bulk.ts'
import type {
  DocumentList,
  FieldModel,
  OpenedDocument,
  SavedDocument,
} from '#desk/wire/documents.ts'
import type { TypeInput, TypeList, TypePreview } from '#desk/wire/types.ts'
import type { SavedViews } from '#desk/wire/views.ts'
import { createDeskCaller } from './desk-caller.ts'
import { shared } from './shared.ts'
import { createTestSite } from './test-site.ts'

const site = await shared(createTestSite({ isSmall: true }))

type Call = Awaited<ReturnType<typeof createDeskCaller>>['call']

async function ask<Answer>(call: Call, path: string, body?: unknown): Promise<Answer> {
  const response = await call(body === undefined ? 'GET' : 'POST', path, body)
  const answer = await response.json()
  expect([path, response.status, answer.error]).toEqual([path, 200, undefined])
  return answer
}

async function liveDeals(call: Call, count: number) {
  const { rows } = await ask<DocumentList>(call, '/documents?type=deal&state=live')
  const ids = rows.filter(({ hasDraft }) => !hasDraft).map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(count)
  return ids.slice(0, count)
}

async function ended(call: Call, id: string): Promise<BulkReport> {
  for (;;) {
    const report = await ask<BulkReport>(call, `/bulks/${id}`)
    if (report.state === 'done' || report.state === 'undone') return report
  }
}

/** Previews the act, does what the preview offers, and waits. */
async function runBulk(call: Call, act: BulkAct, ids: readonly string[]) {
  const id = crypto.randomUUID()
  const { rows } = await ask<BulkPreview>(call, '/bulks/preview', { act, choice: { ids } })
  const chosen = rows.filter(({ outcome }) => outcome === 'changes')
  const input = { id, act, rows: chosen.map(({ id, seen }) => ({ id, seen })) }
  await ask(call, '/bulks', input)
  // Sent twice, as after a lost answer.
  await ask(call, '/bulks', input)
  return { id, rows, report: await ended(call, id) }
}

async function undoBulk(call: Call, id: string): Promise<BulkReport> {
  await ask(call, `/bulks/${id}/undo`, {})
  return ended(call, id)
}

const dataOf = (id: string) =>
  site.store.snapshot().byId.get(id)?.data as Record<string, unknown> | undefined

async function publishField(call: Call, id: string, field: string, after: unknown) {
  const before = dataOf(id)?.[field]
  const change = { path: ['data', field], before, after }
  const saveId = crypto.randomUUID()
  const { seen } = await ask<SavedDocument>(call, `/documents/${id}/save`, {
    releaseId: null,
    saveId,
    against: 0,
    changes: [change],
  })
  await ask(call, `/documents/${id}/publish`, { saveId: crypto.randomUUID(), seen })
}

test('a field is set in many deals, and undoing leaves what somebody changed since', async () => {
  const { call } = await createDeskCaller(site, 'editor', { name: 'Bala' })
  const [a = '', b = '', c = ''] = await liveDeals(call, 3)
  const before = [a, b, c].map((id) => dataOf(id)?.ends_on)
  const act = { kind: 'set', field: 'ends_on', value: '2027-03-31', publish: true } as const

  const { id, report, rows } = await runBulk(call, act, [a, b, c])

  expect(rows.map((row) => [row.before, row.after])).toEqual(
    before.map((day) => [day ?? null, '2027-03-31']),
  )
  expect(report.counts).toEqual({ done: 3 })
  expect([a, b, c].map((one) => dataOf(one)?.ends_on)).toEqual(Array(3).fill('2027-03-31'))
  await publishField(call, b, 'ends_on', '2027-05-05')
  await publishField(call, c, 'badge', 'Changed since')
  const undone = await undoBulk(call, id)
  expect(undone.counts).toEqual({ undone: 2, kept: 1 })
  expect(undone.items).toMatchObject([{ id: b, message: expect.stringContaining('since') }])
  expect([a, b, c].map((one) => dataOf(one)?.ends_on)).toEqual([before[0], '2027-05-05', before[2]])
  expect(dataOf(c)?.badge).toBe('Changed since')
})

test('tags of others stay, and undoing removes a draft that the change began', async () => {
  const { call } = await createDeskCaller(site, 'author', { name: 'Chen' })
  const [, , , d = '', e = ''] = await liveDeals(call, 5)
  const act = { kind: 'add-tag', tag: 'by-bulk', publish: false } as const
  const draftOf = (id: string) => ask<OpenedDocument>(call, `/documents/${id}`)

  const { id, report } = await runBulk(call, act, [d, e])
  expect(report.counts).toEqual({ done: 2 })
  expect((await draftOf(d)).document?.tags).toContain('by-bulk')
  const tags = (await draftOf(e)).document?.tags ?? []
  const change = { path: ['tags'], before: tags, after: [...tags, 'kopi'] }
  const save = { releaseId: null, saveId: crypto.randomUUID(), against: 1, changes: [change] }
  await ask(call, `/documents/${e}/save`, save)
  const undone = await undoBulk(call, id)

  expect(undone.counts).toEqual({ undone: 2 })
  expect((await draftOf(d)).version).toBe(0)
  expect((await draftOf(e)).document?.tags).toEqual([
    ...tags.filter((t) => t !== 'by-bulk'),
    'kopi',
  ])
  const refused = await call('POST', '/bulks/preview', {
    act: { ...act, publish: true },
    choice: { ids: [d] },
  })
  expect(refused.status).toBe(403)
})

test('taking down deals and publishing drafts can both be undone', async () => {
  const { call } = await createDeskCaller(site, 'editor', { name: 'Bala' })
  const [f = '', g = ''] = (await liveDeals(call, 8)).slice(6)
  const title = dataOf(f)?.title

  const down = await runBulk(call, { kind: 'take-down' }, [f, g])
  expect(down.report.counts).toEqual({ done: 2 })
  expect(dataOf(f)).toBeUndefined()
  expect((await undoBulk(call, down.id)).counts).toEqual({ undone: 2 })
  expect(dataOf(f)?.title).toBe(title)

  for (const [id, field, after] of [
    [f, 'title', 'Kopi at half price'],
    [g, 'category', 'no such category'],
  ] as const) {
    const changes = [{ path: ['data', field], before: dataOf(id)?.[field], after }]
    const save = { releaseId: null, saveId: crypto.randomUUID(), against: 0, changes }
    await ask(call, `/documents/${id}/save`, save)
  }
  const drafts = await runBulk(call, { kind: 'publish' }, [f, g])
  expect(drafts.rows.map(({ outcome }) => outcome)).toEqual(['changes', 'stopped'])
  expect(dataOf(f)?.title).toBe('Kopi at half price')
  expect((await undoBulk(call, drafts.id)).counts).toEqual({ undone: 1 })
  expect(dataOf(f)?.title).toBe(title)
  const opened = await ask<OpenedDocument>(call, `/documents/${f}`)
  expect(opened.document?.data.title).toBe('Kopi at half price')
  await ask(call, `/documents/${g}/discard`, { saveId: 'discard' })
})

test('documents changed after the preview stay, and interrupted work is resumed', async () => {
  const { call } = await createDeskCaller(site, 'editor', { name: 'Bala' })
  const { db } = site.desk.people
  const [h = '', i = ''] = (await liveDeals(call, 8)).slice(4)
  const act = { kind: 'set', field: 'checked_on', value: '2026-11-01', publish: true } as const
  const { rows } = await ask<BulkPreview>(call, '/bulks/preview', { act, choice: { ids: [h, i] } })
  await publishField(call, h, 'checked_on', '2026-10-31')
  const id = crypto.randomUUID()
  await ask(call, '/bulks', { id, act, rows: rows.map((row) => ({ id: row.id, seen: row.seen })) })

  const first = await ended(call, id)
  expect(first.counts).toEqual({ done: 1, failed: 1 })
  expect(first.items).toMatchObject([{ id: h, state: 'failed' }])
  // The state that a process leaves if it dies after the publish.
  await saveItems(db, id, [{ document_id: i, state: 'doing' }])
  await moveBulk(db, { id, from: 'done', to: 'running' })

  expect((await ended(call, id)).counts).toEqual({ done: 1, failed: 1 })
  expect(dataOf(i)?.checked_on).toBe('2026-11-01')
})

test('a view is kept for one person until it is shared, and only its owner changes it', async () => {
  const [editor, colleague] = [
    await createDeskCaller(site, 'author'),
    await createDeskCaller(site, 'author'),
  ]
  const view = { id: crypto.randomUUID(), list: 'deal', name: 'Ends soon', query: 'ends=7' }
  const namesFor = async ({ call }: typeof editor) =>
    (await ask<SavedViews>(call, '/views?list=deal')).views.map(({ name, by }) => [name, by])

  await ask(editor.call, '/views', { ...view, isShared: false })
  expect(await namesFor(colleague)).toEqual([])
  await ask(editor.call, '/views', { ...view, isShared: true })
  expect(await namesFor(colleague)).toEqual([['Ends soon', 'Some author']])
  const stolen = await colleague.call('POST', '/views', { ...view, name: 'Mine', isShared: false })
  expect(stolen.status).toBe(403)
  expect((await colleague.call('POST', `/views/${view.id}/remove`, {})).status).toBe(403)
  await ask(editor.call, `/views/${view.id}/remove`, {})
  expect(await namesFor(editor)).toEqual([])
})

test('a new deal that only waits in a release is listed with its instant', async () => {
  const { call } = await createDeskCaller(site, 'editor')
  const [like = ''] = await liveDeals(call, 1)
  const copy = structuredClone(site.store.snapshot().byId.get(like))
  const id = 'only-scheduled'
  const data = { ...copy?.data, title: 'Durian crêpe for the year end', code: 'DURIANCREPE' }
  const after = { id, type: 'deal', uid: id, lang: copy?.lang, tags: [], data }
  const save = { releaseId: null, saveId: 'first-save', against: 0, changes: [{ path: [], after }] }
  const { seen } = await ask<SavedDocument>(call, `/documents/${id}/save`, save)
  const at = '2026-12-24T01:00:00.000Z'
  await ask(call, `/documents/${id}/schedule`, { saveId: 'second-save', at, seen })

  for (const query of ['words=durian+crepe', 'state=scheduled']) {
    const { rows } = await ask<DocumentList>(call, `/documents?type=deal&${query}`)
    expect(rows).toMatchObject([{ id, state: 'scheduled', scheduled: { at } }])
    const release = encodeURIComponent(rows[0]?.release ?? '')
    const opened = await ask<OpenedDocument>(call, `/documents/${id}?release=${release}`)
    expect(opened.document?.data.title).toBe('Durian crêpe for the year end')
  }
})

test('a type changes only as the checks allow, after a count of what documents gain and lose', async () => {
  const { call } = await createDeskCaller(site, 'admin')
  const readDeal = async () => {
    const { types } = await ask<TypeList>(call, '/types')
    const row = types.find(({ model }) => model.id === 'deal')
    if (!row) throw new Error('there is no type deal')
    return row
  }
  const before = await readDeal()
  const withNote = (config: NonNullable<FieldModel['config']>): TypeInput => ({
    key: before.key,
    model: {
      ...before.model,
      json: { ...before.model.json, Notes: { counter_note: { type: 'Text', config } } },
    },
  })
  const preview = (input: TypeInput) => ask<TypePreview>(call, '/types/deal/preview', input)

  const required = withNote({ label: 'Note', required: true })
  const stopped = await preview(required)
  expect(stopped.effects.map(({ field, what }) => `${field} ${what}`)).toEqual([
    'counter_note added',
    'counter_note required',
  ])
  expect(stopped.refusals[0]).toContain('counter_note is missing')
  expect((await call('POST', '/types/deal/change', required)).status).toBe(409)
  const { title: _, ...others } = before.model.json.Main ?? {}
  const withoutTitle = { ...before.model, json: { ...before.model.json, Main: others } }
  const lost = await preview({ key: before.key, model: withoutTitle })
  expect(lost.effects).toMatchObject([{ field: 'title', what: 'removed' }])
  expect(lost.effects[0]?.documents).toBe(before.documents)
  expect(lost.refusals).toEqual(['The site’s own pages need the field title as it is.'])

  const optional = withNote({ label: 'Note' })
  const { effects, refusals } = await preview(optional)
  expect([effects.map(({ what, documents }) => [what, documents]), refusals]).toEqual([
    [['added', before.documents]],
    [],
  ])
  await ask(call, '/types/deal/change', optional)
  expect((await readDeal()).model.json.Notes).toEqual(optional.model.json.Notes)
  // Somebody who has not seen it does not overwrite it.
  expect((await call('POST', '/types/deal/change', required)).status).toBe(409)
})
