import { type Browser, expect, type Page } from 'playwright/test'
import { codeAt, stepAt } from '../src/editorial/people/one-time-codes.ts'
import { axeFaults } from './axe.ts'
import { test } from './desk-site.ts'
import { FAILED_REQUEST } from './journey.ts'
import { PASSED_MS } from './this-run.ts'

const PASSWORD = 'tongs, embers and pandan'

test('the printed link opens the desk once, and the desk works by keys', async ({
  page,
  desk,
  browser,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await page.goto(desk.link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${desk.origin}/desk/`)

  // Nobody else can use the link.
  const stranger = await openStranger(browser, desk.link)
  await expect(stranger.getByText('This link was used or has expired.')).toBeVisible()
  await stranger.goto(`${desk.origin}/desk/people`)
  await expect(stranger).toHaveURL(/\/desk\/sign-in\?next=/)
  await stranger.context().close()

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('go to media')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${desk.origin}/desk/media`)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')

  await invitePartner(page)
  await joinAsEditor(page, { browser, allow, letTimePass: desk.letTimePass })
})

/** The landing page of a partner is found by its title. */
async function invitePartner(admin: Page): Promise<void> {
  await admin.goto('/desk/people')
  const form = admin.getByRole('region', { name: 'Invite' })
  await form.getByLabel('E-mail address').fill('partner@mail.example')
  await form.getByRole('button', { name: 'Partner' }).click()
  await form.getByRole('button', { name: 'Copy a link instead' }).click()
  await expect(form.getByText('Choose the landing page of the partner.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Landing page' }).fill('dive')
  await form.getByRole('option').first().click()
  await form.getByRole('button', { name: 'Copy a link instead' }).click()
  await expect(admin.getByLabel('Link', { exact: true })).toHaveValue(/\/desk\/join#/)
  await admin.getByRole('button', { name: 'Close' }).click()
}

type JoiningParts = {
  browser: Browser
  allow: (trouble: RegExp) => void
  letTimePass: () => Promise<void>
}

/** An admin invites, and the invited editor joins with a second factor and signs in again. */
async function joinAsEditor(
  admin: Page,
  { browser, allow, letTimePass }: JoiningParts,
): Promise<void> {
  await admin.goto('/desk/people')
  await admin.getByLabel('E-mail address').fill('colleague@mail.example')
  await admin
    .getByRole('region', { name: 'Invite' })
    .getByRole('button', { name: 'Editor' })
    .click()
  await admin.getByRole('button', { name: 'Copy a link instead' }).click()
  const link = await admin.getByLabel('Link', { exact: true }).inputValue()
  await admin.getByRole('button', { name: 'Close' }).click()
  allow(/^console error/)

  const editor = await openStranger(browser, link)
  await editor.getByLabel('Name, as others see it').fill('Colleague')
  await expect(editor.getByLabel('E-mail address')).toHaveValue('colleague@mail.example')
  await editor.getByLabel(/New password/).fill(PASSWORD)
  const secret = (await editor.locator('.keytext').textContent())?.replaceAll(' ', '') ?? ''
  expect(await axeFaults(editor)).toEqual([])
  await editor.getByLabel(/six digits/).fill(codeAt(secret, stepAt(new Date())))
  await editor.getByRole('button', { name: 'Join' }).click()
  await editor.getByRole('button', { name: 'Open the desk' }).click()
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible()
  await letTimePass()
  const printed = await printCodes(editor, secret)

  // What only admins may do is not offered, and refused.
  await editor.goto('/desk/audit')
  await expect(editor.getByRole('heading', { name: 'Not for your role' })).toBeVisible()
  await editor.goto('/desk/people')
  await editor.getByRole('button', { name: 'Sign out here' }).click()

  await editor.getByLabel('E-mail address').fill('colleague@mail.example')
  await editor.getByLabel('Password').fill(PASSWORD)
  await editor.getByRole('button', { name: 'Sign in', exact: true }).click()
  await editor.getByLabel('Code from your app').fill(printed)
  await editor.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(editor).toHaveURL(/\/desk\/$/)
  await editor.context().close()
}

/** The desk asks for the second factor again. Either way the focus is then where it was. */
async function printCodes(editor: Page, secret: string): Promise<string> {
  await editor.goto('/desk/people')
  const print = editor.getByRole('button', { name: 'Print new codes' })
  const check = editor.getByRole('dialog', { name: 'Is it still you?' })
  await print.focus()
  await editor.keyboard.press('Enter')
  await expect(check.getByLabel('Code from your app')).toBeFocused()
  await editor.keyboard.press('Escape')
  await expect(check).toHaveCount(0)
  await expect(print).toBeFocused()

  await editor.keyboard.press('Enter')
  await expect(check.getByLabel('Code from your app')).toBeFocused()
  await editor.keyboard.type(codeAt(secret, stepAt(new Date(Date.now() + PASSED_MS))))
  await editor.keyboard.press('Enter')
  await expect(check).toHaveCount(0)
  await expect(print).toBeFocused()
  const factor = editor.getByRole('region', { name: 'Your second factor' })
  return (await factor.getByRole('listitem').first().textContent()) ?? ''
}

async function openStranger(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(url).origin })
  const page = await context.newPage()
  await page.goto(url)
  return page
}
