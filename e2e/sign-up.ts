import { expect, type Page } from 'playwright/test'
import type { AccountSite } from './account-site.ts'

export const PASSWORD = 'kopi at the void deck'

export async function signUpWithPassword(
  page: Page,
  { email, peers }: { email: string; peers: AccountSite },
): Promise<void> {
  await page.goto('/account/sign-up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We are sending an e-mail to ${email}.`)).toBeVisible()
  await page.goto(linkIn(await peers.mail.nextTo(email)))
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

export function linkIn(message: string): string {
  return /https?:\/\/\S+\/account\/\S+/.exec(message)?.[0] ?? ''
}

export function newEmail(): string {
  return `visitor-${crypto.randomUUID()}@mail.example`
}
