import { expect, test } from 'vitest'
import type { Comparison, HistoryEntry, OpenedDocument } from '#desk/wire/documents.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { createDeskCaller } from './desk-caller.ts'
import { createSmallDatabase, type Engine, engines } from './engines.ts'
import { createTestSite } from './test-site.ts'

const PAGE = '373ba72bbff75ce7a838e2499590de30'

async function openDesk(engine: Engine) {
  const database = await createSmallDatabase(engine)
  const site = await createTestSite({ database: database.target })
  const { call } = await createDeskCaller(site, 'editor', { name: 'Colleague' })
  const address = `/documents/page$${PAGE}`
  const get = async <Answer>(path = '') =>
    (await (await call('GET', address + path)).json()) as Answer
  let saves = 0
  return {
    get,
    map: () => structuredClone(site.store.snapshot().richtextPages.get(PAGE) ?? {}) as BlockMap,
    history: async () => (await get<{ entries: HistoryEntry[] }>('/history')).entries,
    act: async (path: string, body: object) => {
      saves += 1
      return (await call('POST', address + path, { saveId: `save-${saves}`, ...body })).status
    },
    async publish(next: BlockMap) {
      const { version, document } = await get<OpenedDocument>()
      const old = (document?.data ?? {}) as BlockMap
      const changes = Object.keys({ ...old, ...next }).flatMap((id) => {
        const [before, after] = [old[id], next[id]]
        return before === after ? [] : [{ path: ['data', id], before, after }]
      })
      const save = { releaseId: null, against: version, changes }
      expect(await this.act('/save', save)).toBe(200)
      const { seen } = await get<OpenedDocument>()
      expect(await this.act('/publish', { seen })).toBe(200)
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.for(engines)('on %s a page of blocks has a history and can be restored', async (engine) => {
  await using desk = await openDesk(engine)
  const first = desk.map()
  const [root = ''] = Object.keys(first)
  const texts = Object.keys(first).filter((id) => first[id]?.value?.type === 'text')
  const [text = '', gone = ''] = texts
  const withWords = (map: BlockMap, id: string, words: string): BlockMap => {
    const value = {
      ...map[id]?.value,
      properties: { title: [[words]] },
    } as BlockMap[string]['value']
    return { ...map, [id]: { ...map[id], ...(value && { value }) } }
  }

  const second = withWords(withWords(first, text, 'Editor was here.'), root, 'Another title')
  const { [gone]: _, ...left } = second
  for (const [id, entry] of Object.entries(left)) {
    const content = entry.value?.content
    if (!entry.value || !content?.includes(gone)) continue
    left[id] = { ...entry, value: { ...entry.value, content: content.filter((x) => x !== gone) } }
  }
  await desk.publish(left)

  const [latest, before] = await desk.history()
  expect(latest).toMatchObject({ by: 'Colleague', kind: 'publish', action: 'change' })
  expect(latest?.fields).toContain('Another title')
  const versions = `from=${before?.revision}&to=${latest?.revision}`
  const { blocks } = await desk.get<Comparison>(`/compare?${versions}`)
  const rows = blocks?.map(({ id, what, kind, after }) => ({ id, what, kind, after })) ?? []
  expect(rows[0]).toEqual({ id: root, what: 'words', kind: 'title', after: 'Another title' })
  expect(rows).toContainEqual({ id: text, what: 'words', kind: 'text', after: 'Editor was here.' })
  expect(rows).toContainEqual({ id: gone, what: 'removed', kind: 'text', after: '' })
  expect(rows).toHaveLength(3)

  // One block of the first version, and then all of it.
  const path = blocks?.find(({ id }) => id === text)?.path
  expect(await desk.act('/restore', { revision: before?.revision, path })).toBe(200)
  expect(desk.map()).toEqual({ ...left, [text]: first[text] })
  // Restoring fails if the block is already like this or gone.
  const count = (await desk.history()).length
  expect(await desk.act('/restore', { revision: before?.revision, path })).toBe(409)
  const inside = ['data', gone, 'value', 'properties']
  expect(await desk.act('/restore', { revision: before?.revision, path: inside })).toBe(409)
  expect(await desk.history()).toHaveLength(count)
  const { blocks: still } = await desk.get<Comparison>(`/compare?from=${before?.revision}&to=live`)
  expect(still?.map(({ id }) => id).toSorted()).toEqual([root, gone].toSorted())
  expect(await desk.act('/restore', { revision: before?.revision })).toBe(200)
  expect(desk.map()).toEqual(first)
  expect(await desk.act('/restore', { revision: before?.revision })).toBe(409)
  const after = await desk.history()
  expect(after.slice(0, 2).map(({ kind }) => kind)).toEqual(['restore', 'restore'])
  expect(await desk.act('/restore', { revision: 999_999, path })).toBe(404)
  expect(desk.map()).toEqual(first)
})
