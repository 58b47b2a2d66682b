import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { recordDependencies } from '#content/recording-client.ts'
import type { Watch } from '#content/select-documents.ts'
import { documentOf, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import { firstDealNames } from './deal-name.ts'

const now = new Date('2026-11-15T12:00:00+08:00')
const brandOf = (uid: string, name: string) =>
  documentOf({ id: uid, uid, type: 'brand', data: { name } })

function dealOf(id: string, title: string, data: object = {}) {
  const brand = { link_type: 'Document', id: 'b1', type: 'brand', uid: 'b1', ...data }
  return documentOf({
    id,
    uid: id,
    type: 'deal',
    data: { title, category: 'food', brand, ends_on: null },
  })
}

async function readFirst() {
  const store = await openEmptyStore()
  await store.publish({
    documents: [
      brandOf('b1', 'Suria'),
      brandOf('b2', 'Melur'),
      dealOf('d1', 'Tea'),
      dealOf('d2', 'Äpfel'),
      dealOf('d3', 'bread'),
      dealOf('d4', 'bread', { id: 'b2', uid: 'b2' }),
      dealOf('d5', 'Apples of nobody', { id: 'gone', uid: 'gone' }),
    ],
  })
  const watches: Watch[] = []
  const content = recordDependencies(createContentClient({ service: serve(store) }), {
    key: () => {},
    watch: (watch) => watches.push(watch),
    until: () => {},
  })
  const names = await firstDealNames(content, { now, limit: 2 })
  const find = (id: string) => store.snapshot().byId.get(id) ?? null
  const isConcerned = (id: string, title: string) => {
    const before = find(id)
    const after = before && { ...before, data: { ...before.data, title } }
    return watches.some((concerns) => concerns({ before, after }))
  }
  return { names, isConcerned }
}

test('the first deals are sorted by title, then by brand', async () => {
  const { names } = await readFirst()

  expect(names).toEqual([
    { documentId: 'd2', title: 'Äpfel (Suria)', path: '/deals/food/d2' },
    { documentId: 'd4', title: 'bread (Melur)', path: '/deals/food/d4' },
  ])
})

test('changes to a deal that is not among the first change nothing', async () => {
  const { isConcerned } = await readFirst()

  expect(isConcerned('d1', 'Toast')).toBe(false)
  expect(isConcerned('d1', 'Bagel')).toBe(true)
  expect(isConcerned('d4', 'Bread rolls')).toBe(true)
  expect(isConcerned('d2', 'Äpfel')).toBe(false)
})
