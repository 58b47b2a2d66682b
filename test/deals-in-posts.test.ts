import { expect, test } from 'vitest'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createTestSite, type TestSite } from './test-site.ts'

// The post shows this deal within its text.
const POST = '/blog/kopi-ordering-guide'
const DEAL = 'kaya-toast-set-two-for-one'

function findDeal(site: TestSite): StoredDocument {
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const deal = deals.find((document) => document.uid === DEAL)
  if (!deal) throw new Error(`no deal ${DEAL}`)
  return deal
}

async function cardIn(site: TestSite): Promise<string | undefined> {
  const response = await site.request(POST)
  expect(response.status).toBe(200)
  const cards = (await response.text()).match(/<article[^>]*data-variant="row".*?<\/article>/gs)
  return cards?.find((card) => card.includes(`/${DEAL}"`))
}

test('a live deal in a post is shown as a card', async () => {
  await using site = await createTestSite({ isSmall: true })

  const card = await cardIn(site)

  expect(card).not.toContain('data-ended')
  expect(card).toContain('Checked')
})

// 1 November 2026 is a Sunday, and the deal is for weekdays.
test('an ended deal in a post stays and says so', async () => {
  await using site = await createTestSite({ isSmall: true })
  const deal = findDeal(site)

  await site.publish({
    documents: [{ ...deal, data: { ...deal.data, ends_on: '2026-11-01' } }],
  })

  const card = await cardIn(site)
  expect(card).toContain('data-ended="true"')
  expect(card).toContain('Ended 30 Oct')
})

test('an unpublished deal disappears from the post', async () => {
  await using site = await createTestSite({ isSmall: true })

  await site.publish({ removedIds: [findDeal(site).id] })

  expect(await cardIn(site)).toBeUndefined()
})
