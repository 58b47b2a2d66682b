import { type APIRequestContext, expect } from 'playwright/test'
import { singaporeDay } from '../src/lib/singapore-time.ts'
import { test } from './desk-site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a new price is published and undone, and a report of a reader answered in two taps', async ({
  page,
  desk,
  request,
}) => {
  const uid = 'kaya-toast-set-two-for-one'
  const { id: dealId } = await documentOf(request, uid)
  const reported = await request.post('/functions/reportDeal', {
    data: { data: { dealId, outcome: 'failed', reason: 'code-refused' } },
  })
  expect(reported.status()).toBe(200)
  await page.goto(desk.link)

  const other = page.getByRole('article').filter({ hasNotText: 'said no' }).first()
  const title = await other.getByRole('heading').textContent()
  await other.getByRole('button', { name: /^Check/ }).click()
  await page.getByRole('button', { name: 'Price changed' }).click()
  await page.getByLabel('Price in dollars').fill('12.40')
  await page.getByRole('button', { name: 'Set $12.40, checked today' }).click()
  await expect(page.getByText(/^Price changed\. Checked today/)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  const same = page.getByRole('article').filter({ hasText: title ?? '' })
  await expect(same.getByRole('button', { name: /^Check/ })).toBeVisible()

  const row = page.getByRole('article').filter({ hasText: 'said no' })
  await row.getByRole('button', { name: /^Check/ }).click()
  await page.getByRole('button', { name: 'Still works' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Still works. Checked today.' }),
  ).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await documentOf(request, uid)).data.checked_on).toBe(singaporeDay(new Date()))
})

async function documentOf(request: APIRequestContext, uid: string) {
  const { refs } = await (await request.get('/api/v2')).json()
  const { ref } = refs.find(({ isMasterRef }: { isMasterRef: boolean }) => isMasterRef)
  const q = `[[at(my.deal.uid,"${uid}")]]`
  const found = await request.get('/api/v2/documents/search', { params: { ref, q } })
  return (await found.json()).results[0]
}
