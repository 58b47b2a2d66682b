import { expect, type Page } from 'playwright/test'
import { type AccountSite, test } from './account-site.ts'
import { openLive } from './app.ts'
import { createHand, type Hand } from './hand.ts'
import { linkIn, newEmail } from './sign-up.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

test('sign up by e-mail and find the saved deals in a second browser: 8 taps', async ({
  page,
  browser,
  peers,
}) => {
  const hand = createHand()
  const email = newEmail()
  await openLive(page, '/deals/food')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first()
  const title = (await heart.getAttribute('aria-label'))?.replace('Save: ', '') ?? ''
  await heart.tap()

  await hand.tap(
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^Saved/ }),
  )
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'sign in' }))
  await signInByMail(page, { email, peers, hand })
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Kept in your account.')).toBeVisible()

  await using second = await browser.newContext({ ...phone, baseURL: peers.origin })
  const other = await second.newPage()
  await other.goto('/account/sign-in?next=/profile')
  await signInByMail(other, { email, peers, hand })
  await expect(other.getByRole('article').filter({ hasText: title })).toBeVisible()

  expect(hand.taps()).toBeLessThanOrEqual(8)
})

/** The tap on the link is one in the mail program. */
async function signInByMail(
  page: Page,
  { email, peers, hand }: { email: string; peers: AccountSite; hand: Hand },
): Promise<void> {
  const field = page.getByLabel('E-mail address')
  await hand.tap(field)
  await field.pressSequentially(email)
  await hand.tap(page.getByRole('button', { name: 'E-mail me a link instead' }))
  await expect(page.getByText(`We are sending an e-mail to ${email}.`)).toBeVisible()
  await page.goto(linkIn(await peers.mail.nextTo(email)))
  await hand.tap(page.getByRole('button', { name: `Sign in as ${email}` }))
}
