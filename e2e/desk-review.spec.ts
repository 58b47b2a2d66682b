import { type Browser, expect, type Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { enterDesk, test } from './desk-site.ts'
import { FAILED_REQUEST } from './journey.ts'

const NOTE = 'The price is from the shop window.'

test('an author sends a deal for review, an editor comments and publishes what was seen, and a field is restored', async ({
  page,
  desk,
  browser,
  context,
  allow,
}) => {
  // A publish that a colleague's change stops answers 409.
  allow(FAILED_REQUEST)
  await enterDesk(page, desk)
  await using colleague = await joinAsAuthor(page, browser, desk.origin)
  const author = colleague.page

  await writeDeal(author)
  await expect(button(author, 'Publish')).toHaveCount(0)
  await button(author, 'Send for review').click()
  await author.getByLabel('Note for the editor (optional)').fill(NOTE)
  await button(author, 'Send').click()
  await expect(author.getByText('Sent for review.')).toBeVisible()

  // Everybody who may publish finds it first, with the note.
  await page.goto('/desk/')
  const waiting = page.getByRole('region', { name: 'Waiting for review' })
  await expect(waiting).toContainText(NOTE)
  expect(await axeFaults(page)).toEqual([])
  await waiting.getByRole('link', { name: 'Read: Nonya lunch set' }).click()
  await expect(waiting).toContainText('It is not live yet')

  await page.locator('[data-field="title"]').hover()
  await button(page, 'Comment on Title').click()
  await page.getByLabel('Comment on Title').pressSequentially('@au')
  await page.keyboard.press('Enter')
  await page.keyboard.type('For how many people?')
  await button(page, 'Comment', page.locator('[data-field="title"]')).click()
  const thread = page.getByRole('region', { name: 'Comment by Demo desk' })
  await expect(thread.locator('.at')).toHaveText('@Author')
  expect(await axeFaults(page)).toEqual([])

  await answer(author)
  await publishAsSeen(page, author)
  await expect(waiting).toHaveCount(0)
  const site = await context.newPage()
  await site.goto('/deals/food/nonya-lunch-set-for-two')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Nonya lunch set for two')

  // What was said stays, and Today has nothing left of it.
  await page.reload()
  await expect(page.getByLabel('Author is in this field')).toHaveText('A')
  await page.getByText('1 resolved').click()
  await expect(thread).toContainText('Two. I say so in the title.')
  await author.goto('/desk/')
  await expect(author.getByRole('heading', { name: 'This week' })).toBeVisible()
  await expect(author.getByRole('region', { name: 'Waiting for review' })).toHaveCount(0)
  await expect(author.getByRole('region', { name: 'You are mentioned' })).toHaveCount(0)

  await keepOthersWords(author)
  await restoreTitle(page)
  const titleNow = async () => {
    await site.reload()
    return site.getByRole('heading', { level: 1 }).textContent()
  }
  await expect.poll(titleNow).toBe('Nonya lunch set for two')
  await seeCaret(page, author)
})

/** Joined by a link of the admin. Authors need no second factor. */
async function joinAsAuthor(admin: Page, browser: Browser, origin: string) {
  const headers = { origin }
  const email = 'author@mail.example'
  const invited = await admin.request.post('/desk/api/people/invite', {
    headers,
    data: { email, role: 'author', by: 'link' },
  })
  const { link } = await invited.json()
  const secret = new URL(link).hash.slice(1)
  const context = await browser.newContext({ baseURL: origin })
  const joined = await context.request.post('/desk/api/join', {
    headers,
    data: { secret, name: 'Author', email, password: 'tongs, embers and pandan' },
  })
  expect(joined.status()).toBe(200)
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}

async function writeDeal(author: Page): Promise<void> {
  await author.goto('/desk/deals/new')
  await author.getByRole('combobox', { name: 'Brand' }).fill('lorong')
  await author.getByRole('option', { name: /Lorong Pagi/ }).click()
  await expect(author.getByText(/came from the last deal of Lorong Pagi/)).toBeVisible()
  await field(author, 'title').fill('Nonya lunch set')
  await field(author, 'badge').fill('20% off')
  await author.locator('[data-field="summary"] textarea').fill('Five dishes and chendol.')
}

/** Finds the mention in Today, answers and resolves it. */
async function answer(author: Page): Promise<void> {
  await author.goto('/desk/')
  const mentioned = author.getByRole('region', { name: 'You are mentioned' })
  await expect(mentioned).toContainText('For how many people?')
  await mentioned.getByRole('link', { name: 'Nonya lunch set' }).click()
  const thread = author.getByRole('region', { name: 'Comment by Demo desk' })
  await button(author, 'Reply', thread).click()
  await author.getByLabel('Your answer').fill('Two. I say so in the title.')
  await button(author, 'Reply', thread).click()
  await expect(thread).toContainText('Two. I say so in the title.')
  await button(author, 'Done', thread).click()
  await expect(thread).toHaveCount(0)
}

/** The author writes on while the editor's page does not hear of it: what goes live is looked at first. */
async function publishAsSeen(editor: Page, author: Page): Promise<void> {
  await editor.route('**/pulse*', (route) => route.abort())
  await field(author, 'title').fill('Nonya lunch set for two')
  await expect
    .poll(async () => {
      const id = author.url().split('/').at(-1)
      const opened = await author.request.get(`/desk/api/documents/${id}`)
      return (await opened.json()).document.data.title
    })
    .toBe('Nonya lunch set for two')
  await button(editor, 'Publish').focus()
  await editor.keyboard.press('Enter')
  const changed = editor.getByRole('dialog', { name: 'Changed since you looked' })
  await expect(changed).toContainText('Author has changed this since you looked.')
  await expect(changed.locator('ins').first()).toContainText('for two')
  await editor.keyboard.press('Escape')
  await expect(changed).toHaveCount(0)
  await expect(button(editor, 'Publish')).toBeFocused()

  await editor.keyboard.press('Enter')
  await expect(button(editor, 'Publish it like this')).toBeFocused()
  await editor.unroute('**/pulse*')
  await editor.keyboard.press('Enter')
  await expect(editor.getByText('is live.')).toBeVisible()
  await expect(button(editor, 'Publish')).toBeFocused()
}

/** Two people have used this browser: what the other has left is not sent as one's own, one's own words are. */
async function keepOthersWords(author: Page): Promise<void> {
  await author.goBack()
  await expect(field(author, 'title')).toBeVisible()
  const id = author.url().split('/').at(-1) ?? ''
  const me = await (await author.request.get('/desk/api/me')).json()
  const leftBy = (tab: string, person: string, change: { before: string; after: string }) => {
    const name = person === me.id ? 'summary' : 'badge'
    const changes = [{ path: ['data', name], ...change }]
    const entry = { saveId: `${tab}-${name}`, key: `${id} `, tab, person, against: 0, madeAt: 1 }
    return { ...entry, changes, resolves: [] }
  }
  await author.evaluate(putEntries, [
    leftBy('gone', me.id, { before: 'Five dishes and chendol.', after: 'Six dishes.' }),
    leftBy('gone', 'somebody else', { before: '20% off', after: 'Not mine' }),
  ])
  await author.reload()
  const read = async () => {
    const opened = await author.request.get(`/desk/api/documents/${id}`)
    const { badge, summary } = (await opened.json()).document.data
    return { badge, summary }
  }
  await expect.poll(read).toEqual({ badge: '20% off', summary: 'Six dishes.' })

  // An older version of the desk has left entries in its own database.
  await author.evaluate(putOlderEntries, [
    leftBy('older', me.id, { before: 'Six dishes.', after: 'Seven dishes.' }),
    leftBy('older', 'somebody else', { before: '20% off', after: 'Not mine' }),
  ])
  await author.reload()
  await expect.poll(read).toEqual({ badge: '20% off', summary: 'Seven dishes.' })
  await expect.poll(() => author.evaluate(readOlderKeys)).toEqual(['older-badge'])

  const saved = await author.request.post(`/desk/api/documents/${id}/save`, {
    headers: { origin: new URL(author.url()).origin },
    data: { releaseId: null, saveId: 'x', against: 0, changes: [], by: 'somebody else' },
  })
  expect(saved.status()).toBe(403)
}

type Entries = readonly { saveId: string }[]

/** Into the journal of the device, as a closed tab leaves them. */
async function putEntries(entries: Entries): Promise<void> {
  const request = indexedDB.open('desk-drafts')
  await new Promise((done) => {
    request.onsuccess = done
  })
  const change = request.result.transaction('drafts', 'readwrite')
  for (const entry of entries) change.objectStore('drafts').put(entry, entry.saveId)
  await new Promise((done) => {
    change.oncomplete = done
  })
}

/** As versions before `desk-drafts` left them. */
async function putOlderEntries(entries: Entries): Promise<void> {
  const request = indexedDB.open('desk', 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore('drafts', { keyPath: 'saveId' })
    store.createIndex('key', 'key')
  }
  await new Promise((done) => {
    request.onsuccess = done
  })
  const change = request.result.transaction('drafts', 'readwrite')
  for (const entry of entries) change.objectStore('drafts').put(entry)
  await new Promise((done) => {
    change.oncomplete = done
  })
}

async function readOlderKeys(): Promise<IDBValidKey[]> {
  const request = indexedDB.open('desk')
  await new Promise((done) => {
    request.onsuccess = done
  })
  const keys = request.result.transaction('drafts').objectStore('drafts').getAllKeys()
  await new Promise((done) => {
    keys.onsuccess = done
  })
  return keys.result
}

/** Changes the title, publishes, and takes the old one from the history. */
async function restoreTitle(editor: Page): Promise<void> {
  // The author has changed the summary: the editor looks again.
  await editor.reload()
  await field(editor, 'title').fill('Peranakan lunch')
  await button(editor, 'Publish').click()
  await expect(editor.getByText('Peranakan lunch is live.')).toBeVisible()
  await editor.getByRole('link', { name: 'History' }).click()
  const first = editor.getByRole('link', { name: /First version/ })
  await first.click()
  // A choice that is made before the version is open is lost.
  await expect(first).toHaveAttribute('aria-current', 'true')
  await editor.getByLabel('Compare with').selectOption('live')
  await expect(editor.locator('.diff')).toContainText('Peranakan')
  // Another version, the way back and a reload keep the choice.
  await editor.locator('.revs a').first().click()
  await expect(first).not.toHaveAttribute('aria-current')
  await expect(editor.getByLabel('Compare with')).toHaveValue('live')
  await editor.goBack()
  await expect(first).toHaveAttribute('aria-current', 'true')
  await editor.reload()
  await expect(editor.getByLabel('Compare with')).toHaveValue('live')
  await expect(editor.locator('.diff')).toContainText('Peranakan')
  await button(editor, 'Restore Title').click()
  await expect(
    editor.getByText('The field is restored as a new version.', { exact: false }),
  ).toBeVisible()
}

/** The author writes in a post. Others who open it see where. This is not stored in the post. */
async function seeCaret(editor: Page, author: Page): Promise<void> {
  const { rows } = await (await author.request.get('/desk/api/documents?type=post')).json()
  const read = async () => {
    const opened = await author.request.get(`/desk/api/documents/${rows[0].id}`)
    return JSON.stringify((await opened.json()).document)
  }
  const before = await read()
  await author.goto(`/desk/writing/${rows[0].id}`)
  await author.locator('.ProseMirror p').first().click()
  await author.keyboard.type('Sambal, ')
  await expect.poll(read).toContain('Sambal, ')

  await editor.goto(`/desk/writing/${rows[0].id}`)
  const paragraph = editor.locator('.ProseMirror p', { hasText: 'Sambal, ' })
  await expect(paragraph.locator('.here .av')).toHaveText('A')
  expect(await axeFaults(editor)).toEqual([])
  await paragraph.click()
  await editor.keyboard.press('Home')
  await editor.keyboard.type('Lime. ')
  const withoutTyped = async () => (await read()).replace('Sambal, ', '').replace('Lime. ', '')
  await expect.poll(read).toContain('Lime. ')
  expect(await withoutTyped()).toBe(before)
}

function field(page: Page, name: string) {
  return page.locator(`[data-field="${name}"] input`)
}

/** On a wide page the acts of the form are in its bar. */
function button(page: Page, name: string, within: Pick<Page, 'getByRole'> = page) {
  return within.getByRole('button', { name, exact: true })
}
