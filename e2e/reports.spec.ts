import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { axeFaults } from './axe.ts'
import { test } from './journey.ts'

test('a reader reports whether a deal worked, and why not', async ({ page }) => {
  await openForm(page, '/deals/food/kaya-toast-set-two-for-one')
  await expect(formOf(page)).toContainText('Not enough reports this week to show a score.')

  await formOf(page).getByRole('button', { name: 'It didn’t' }).click()
  await expect(formOf(page).getByText('What happened?')).toBeFocused()
  await formOf(page).getByRole('button', { name: 'Never mind' }).click()
  await expect(formOf(page).getByRole('heading')).toBeFocused()
  await formOf(page).getByRole('button', { name: 'It didn’t' }).click()
  await formOf(page).getByRole('radio', { name: 'The code was refused' }).check()
  expect(await axeFaults(page)).toEqual([])
  await formOf(page).getByRole('button', { name: 'Tell the editors' }).click()

  await expect(formOf(page)).toContainText('Thank you.')
  await expect(formOf(page).getByRole('status')).toBeFocused()
  await expect(formOf(page)).toContainText('Not enough reports this week to show a score.')

  await openLive(page, '/deals/food/kaya-toast-set-two-for-one')
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page)).toContainText('that it did not work. Your report counts for a week.')
  await formOf(page).getByRole('button', { name: 'Change my report' }).click()
  await formOf(page).getByRole('button', { name: 'It worked' }).click()
  await expect(formOf(page)).toContainText('that it worked.')
})

test('the score is shown once three readers have reported', async ({ page, request }) => {
  const path = '/deals/food/croissant-four-for-three'
  const dealId = await idOf(request, 'croissant-four-for-three')
  const tell = async (network: number, outcome: 'worked' | 'failed') => {
    const answer = await request.post('/functions/reportDeal', {
      headers: { 'x-forwarded-for': `198.51.${network}.7` },
      data: { data: { dealId, outcome, reason: 'ended' } },
    })
    expect(answer.status()).toBe(200)
  }

  await tell(1, 'worked')
  await tell(2, 'failed')
  await openForm(page, path)
  await expect(formOf(page)).toContainText('Not enough reports this week to show a score.')
  await tell(3, 'worked')
  await openForm(page, path)

  await expect(formOf(page)).toContainText('It worked for 2 of 3 readers this week.')
})

test('a report that fails says so and can be sent again, and an ended deal takes no reports', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/)
  await openForm(page, '/deals/food/bubble-tea-second-cup-half')
  await page.route('**/functions/reportDeal', (route) => route.abort(), { times: 1 })

  await formOf(page).getByRole('button', { name: 'It worked' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('could not be sent')
  await expect(formOf(page).getByRole('button', { name: 'It worked' })).toBeFocused()
  await formOf(page).getByRole('button', { name: 'It worked' }).click()

  await expect(formOf(page)).toContainText('Thank you.')
  await openLive(page, '/brands/arang-satay')
  const ended = page.getByRole('region', { name: 'Ended deals' }).locator('article a').first()
  const title = await ended.textContent()
  await ended.click()

  await expect(heading(page)).toContainText(title ?? '')
  await expect(formOf(page)).toHaveCount(0)
})

async function idOf(request: APIRequestContext, uid: string): Promise<string> {
  const { refs } = await (await request.get('/api/v2')).json()
  const { ref } = refs.find(({ isMasterRef }: { isMasterRef: boolean }) => isMasterRef)
  const q = `[[at(my.deal.uid,"${uid}")]]`
  const found = await request.get('/api/v2/documents/search', { params: { ref, q } })
  return (await found.json()).results[0].id
}

function formOf(page: Page) {
  return page.getByRole('region', { name: 'Did it work?' })
}

async function openForm(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page).getByRole('button', { name: 'It worked' })).toBeVisible()
}
