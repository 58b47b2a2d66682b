import { expect, type Page } from 'playwright/test'
import { type AccountSite, test } from './account-site.ts'
import { openLive } from './app.ts'

// One site with its mail server and the rest serves them all.
test.describe.configure({ mode: 'default' })

const PASSWORD = 'kopi at the void deck'

test('what is saved in one browser is in the other within a second', async ({
  page,
  browser,
  peers,
}) => {
  const email = newEmail()
  await openLive(page, '/deals/food')
  await saveDeal(page, 0)
  await signUpWithPassword(page, { email, peers })
  const other = await browser.newContext({ baseURL: peers.origin })
  const second = await other.newPage()
  await signInWithPassword(second, email)
  await expect(savedLink(second)).toHaveAccessibleName('Saved, 1 deal')
  await openLive(page, '/deals/food')

  await saveDeal(page, 1)
  const savedAt = Date.now()
  await expect(savedLink(second)).toHaveAccessibleName('Saved, 2 deals', { timeout: 10_000 })

  console.log(`in sync after ${Date.now() - savedAt} ms`)
  await other.close()
})

async function signUpWithPassword(
  page: Page,
  { email, peers }: { email: string; peers: AccountSite },
): Promise<void> {
  await page.goto('/account/sign-up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByText(`We have sent an e-mail to ${email}.`)).toBeVisible()
  await page.goto(linkIn(peers.mail.lastTo(email)))
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await page.goto('/account/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

function savedLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Saved/ })
}

async function saveDeal(page: Page, index: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Save: / })
    .nth(index)
    .click()
}

function linkIn(message: string): string {
  return /https?:\/\/\S+\/account\/\S+/.exec(message)?.[0] ?? ''
}

function newEmail(): string {
  return `visitor-${crypto.randomUUID()}@mail.example`
}
