import { type Browser, expect, type Page } from 'playwright/test'
import { enterDesk, test } from './desk-site.ts'
import { savePost } from './save-post.ts'

test('a deal is written and live; two people and a lost network lose nothing', async ({
  page,
  desk,
  browser,
  context,
  allow,
}) => {
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await enterDesk(page, desk)

  await expect(page.getByRole('heading', { name: /need a person/ })).toBeVisible()
  // From the palette's key to a page on the site, with its texts typed and nothing else but these presses.
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  await press('n')
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeFocused()
  await page.keyboard.type('lorong')
  await expect(page.getByRole('option', { name: /Lorong Pagi/ })).toBeVisible()
  await press('Enter')
  await expect(page.getByText(/came from the last deal of Lorong Pagi/)).toBeVisible()
  // Rules say nothing about fields that nobody has been in, until somebody tries to publish.
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('title', /to correct/)
  await expect(page.locator('.find.bad')).toHaveCount(0)
  await press('Control+Enter')
  await expect(title(page)).toBeFocused()
  await expect(page.locator('[data-field="title"] .find.bad')).toBeVisible()
  for (const text of ['Nonya lunch set for two', '20% off', 'Five dishes and chendol.']) {
    if (text.startsWith('Nonya')) await title(page).focus()
    else await press('Tab')
    await page.keyboard.type(text)
  }
  presses += 1
  await press('Control+Enter')
  await expect(page.getByText('Nonya lunch set for two is live.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(60)
  const site = await context.newPage()
  await site.goto('/deals/food/nonya-lunch-set-for-two')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Nonya lunch set for two')
  await site.close()

  // Two browsers in one field.
  const id = await idOf(page, 'nonya-lunch-set-for-two')
  await using other = await openOther(browser, page)
  for (const each of [page, other.page]) {
    await each.goto(`${desk.origin}/desk/deals/${id}`)
    await expect(title(each)).toHaveValue('Nonya lunch set for two')
  }
  // Neither sees what the other types.
  await context.setOffline(true)
  await Promise.all([title(page).fill('Nonya lunch'), title(other.page).fill('Peranakan lunch')])
  await expect.poll(async () => (await read(other.page, id)).document.data.title).toMatch(/^Pera/)
  await context.setOffline(false)
  const clashes = async () =>
    (await clash(page).isVisible())
      ? page
      : (await clash(other.page).isVisible())
        ? other.page
        : null
  await expect.poll(clashes).not.toBeNull()
  const shown = (await clashes()) ?? page
  await expect(clash(shown)).toContainText('Nonya lunch')
  await expect(clash(shown)).toContainText('Peranakan lunch')
  await expect(clash(shown)).toContainText('Leaves out “Peranakan”')
  await shown.getByRole('button', { name: 'Take this one' }).click()
  await expect(clash(shown)).toBeHidden()
  await expect.poll(async () => (await read(page, id)).conflicts).toEqual([])

  // Two browsers in one paragraph of a text: both blocks are kept, and the paragraph beside it.
  await savePost(page, { id: 'breakfast', paragraphs: ['Kopi is strong.', 'Toast is brown.'] })
  for (const each of [page, other.page]) {
    await each.goto(`${desk.origin}/desk/writing/breakfast`)
    await expect(each.getByText('Toast is brown.')).toBeVisible()
  }
  await context.setOffline(true)
  await typeAfter(page, 'Kopi is strong.', ' With milk.')
  await typeAfter(other.page, 'Kopi is strong.', ' With ice.')
  await typeAfter(other.page, 'Toast is brown.', ' And crisp.')
  await expect.poll(() => textOf(other.page)).toContain('Toast is brown. And crisp.')
  await context.setOffline(false)
  const box = page.getByRole('region', { name: 'the text: two values' })
  await expect(box).toContainText('Kopi is strong. With milk.')
  await expect(box).not.toContainText('Toast')
  // The next save of its author changes the box, which keeps the focus.
  await typeAfter(page, 'Kopi is strong. With milk.', ' Hot.')
  const keepBoth = box.getByRole('button', { name: 'Keep both' })
  await keepBoth.focus()
  await expect(box).toContainText('Kopi is strong. With milk. Hot.')
  await expect(keepBoth).toBeFocused()
  await keepBoth.press('Enter')
  await expect(box).toBeHidden()
  const both = ['Kopi is strong. With ice.', 'Kopi is strong. With milk. Hot.']
  await expect.poll(() => textOf(page)).toEqual([...both, 'Toast is brown. And crisp.'])
  await expect(page.getByRole('textbox', { name: 'Text' }).locator('p')).toHaveText([
    ...both,
    'Toast is brown. And crisp.',
  ])

  // Typed without a network, and the tab closed before it is back.
  const tab = await context.newPage()
  await tab.goto(`/desk/deals/${id}`)
  await expect(title(tab)).toBeVisible()
  await context.setOffline(true)
  await title(tab).fill('Nonya lunch with sambal')
  await expect(tab.getByText('Kept on this device: 1 change.', { exact: false })).toBeVisible()
  await tab.close()
  await context.setOffline(false)
  await page.goto(`/desk/deals/${id}`)
  await expect(title(page)).toHaveValue('Nonya lunch with sambal')
  await expect
    .poll(async () => (await read(page, id)).document.data.title)
    .toBe('Nonya lunch with sambal')

  // A save that the server refuses, and the tab closed: the next one goes on, and says what is not saved.
  const refused = await context.newPage()
  await refused.goto(`/desk/deals/${id}`)
  await summary(refused).fill('x'.repeat(1_100_000))
  await expect(refused.getByText('Not saved')).toBeVisible()
  await refused.close()
  await page.reload()
  await expect(page.getByText(/^Summary: /)).toBeVisible()
  await title(page).fill('Nonya lunch with rice')
  await expect
    .poll(async () => (await read(page, id)).document.data.title)
    .toBe('Nonya lunch with rice')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(summary(page)).toHaveValue('Five dishes and chendol.')
  await expect(page.getByText(/^Saved /)).toBeVisible()
})

function summary(page: Page) {
  return page.locator('[data-field="summary"] textarea')
}

function title(page: Page) {
  return page.locator('[data-field="title"] input')
}

function clash(page: Page) {
  return page.getByRole('region', { name: 'Title: two values' })
}

async function typeAfter(page: Page, paragraph: string, words: string): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.getByText(paragraph, { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

async function textOf(page: Page): Promise<string[]> {
  const { document } = await read(page, 'breakfast')
  return document.data.slices[0].primary.text.map(({ text }: { text: string }) => text)
}

async function idOf(page: Page, uid: string): Promise<string> {
  const { rows } = await call(page, `/documents?type=deal&words=${uid}`)
  return rows.find((row: { uid: string }) => row.uid === uid).id
}

function read(page: Page, id: string) {
  return call(page, `/documents/${id}`)
}

async function call(page: Page, path: string) {
  return (await page.context().request.get(`/desk/api${path}`)).json()
}

/** The same person in another browser. */
async function openOther(browser: Browser, page: Page) {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}
