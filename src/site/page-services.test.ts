import { expect, test } from 'vitest'
import { findDocumentPath } from '#repository/document-path.ts'
import { createTestSite } from '../../test/test-site.ts'

test('a publish has settled when its page and the search index have it', async () => {
  const { promise: settled, resolve: onSettled } = Promise.withResolvers<void>()
  await using site = await createTestSite({ isSmall: true, onSettled })
  const deal = site.store.snapshot().byType.get('deal')?.at(0)
  if (!deal) throw new Error('The demo has no deals.')
  const path = findDocumentPath(deal) ?? ''
  expect(site.pageCache.peek(path)).toBeFalsy()

  await site.publish({ documents: [{ ...deal, data: { ...deal.data, title: 'Kopi for all' } }] })
  await settled

  expect(site.pageCache.peek(path)).toBeTruthy()
  expect(site.search.behindMs()).toBeNull()
})
