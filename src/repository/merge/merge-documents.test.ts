import { expect, test } from 'vitest'
import type { StoredDocument } from '../stored-document.ts'
import { mergeDocuments } from './merge-documents.ts'

function dealWith(data: Record<string, unknown>): StoredDocument {
  return { id: 'deal-1', uid: 'toast', type: 'deal', lang: 'en-sg', tags: [], data } as never
}

test('fields of documents that were written apart are conflicts where they differ, and their lists are not mixed', () => {
  const outletAt = (address: string) => [{ name: 'Bugis', address }]
  const wanted = dealWith({ title: 'Toast', price: 4, outlets: outletAt('2 Road') })
  const found = dealWith({ title: 'Toast', price: null, outlets: outletAt('1 Road') })

  const { document, conflicts } = mergeDocuments({ base: null, wanted, found })

  expect(document?.data).toEqual({ title: 'Toast', price: 4, outlets: outletAt('1 Road') })
  expect(conflicts).toEqual([
    {
      path: ['data', 'outlets'],
      before: null,
      after: outletAt('2 Road'),
      found: outletAt('1 Road'),
    },
  ])
})
