import type { Page } from 'playwright/test'
import { type PageState, whenWhole } from './page-states.ts'
import { linkIn, newEmail, PASSWORD } from './sign-up.ts'

type AccountMail = {
  /** The text of the latest e-mail to somebody, once it has come. */
  mailTo: (address: string) => Promise<string>
  /** Ends the monthly report of a partner. */
  reportToken: string
}

/** The pages of accounts, for screenshots. The last ones are signed in. */
export function accountStates({ mailTo, reportToken }: AccountMail): PageState[] {
  return [
    state('sign in', 'sign-in'),
    state('enter the code', 'sign-in', askForCode),
    state('create an account', 'sign-up'),
    state('a refused form', 'sign-up', (page) => signUp(page, newEmail(), 'password123')),
    state('check your e-mail', 'sign-up', (page) => signUp(page, newEmail())),
    state('reset a password', 'forgot'),
    state('unsubscribe from a report', `unsubscribe-report?token=${reportToken}`),
    state('an incomplete link', 'unsubscribe-report'),
    state('your account', 'sign-up', async (page) => {
      const email = newEmail()
      await signUp(page, email)
      await page.goto(linkIn(await mailTo(email)))
      await page.getByRole('button', { name: 'Create my account' }).click()
      await page.getByRole('heading', { name: 'Your account' }).waitFor()
    }),
    state('follow a search', `alert?for=${encodeURIComponent('/search?q=bubble+tea')}`),
    state('delete an account', 'delete'),
  ]
}

function state(name: string, page: string, reach?: PageState['reach']): PageState {
  return { name: `account: ${name}`, path: `/account/${page}`, ...(reach && { reach }) }
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('8123 4567')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByLabel('Code').waitFor()
}

/** Until the answer is there. */
async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(/We are sending an e-mail|too easy to guess/).waitFor()
  await whenWhole(page)
}
