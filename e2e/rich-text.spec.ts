import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { serveEditorPage } from '../test/editor-page/serve-editor-page.ts'

// The desk's editors alone, under a policy as strict as the desk's: no session, no draft, no other part in the way.

let page: Awaited<ReturnType<typeof serveEditorPage>>
const troubles: string[] = []

// One worker: the page is built once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  page = await serveEditorPage()
})

test.afterAll(async () => {
  await page.close()
})

async function open(tab: Page) {
  troubles.length = 0
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  tab.on('pageerror', (error) => troubles.push(String(error)))
  await tab.goto(page.origin)
  const field = tab.getByRole('textbox', { name: 'Field' })
  await field.waitFor()
  return field
}

/** Browsers tell of a moved caret or selection with the next frame; a key that comes sooner meets the old one. */
async function selectionIsKnown(tab: Page) {
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

async function press(tab: Page, key: string) {
  await tab.keyboard.press(key)
  await selectionIsKnown(tab)
}

const blocks = (tab: Page) => tab.evaluate(() => window.field)
const plain = (text: string, type = 'paragraph') => ({ type, text, spans: [] })

test('a text is written, formatted, linked and moved by the keyboard alone', async ({
  page: tab,
}) => {
  const field = await open(tab)
  const before = await blocks(tab)

  await field.locator('p').last().click()
  await selectionIsKnown(tab)
  await press(tab, 'End')
  await press(tab, 'Enter')
  await tab.keyboard.type('## Where')
  await press(tab, 'Enter')
  await tab.keyboard.type('- One')
  await press(tab, 'Enter')
  await tab.keyboard.press('Control+b')
  await tab.keyboard.type('Two')
  await press(tab, 'Alt+ArrowUp')

  const after = await blocks(tab)
  expect(after).toEqual([
    ...before,
    plain('Where', 'heading2'),
    { type: 'list-item', text: 'Two', spans: [{ type: 'strong', start: 0, end: 3 }] },
    plain('One', 'list-item'),
  ])

  await press(tab, 'Shift+Home')
  await tab.keyboard.press('Control+k')
  await tab.getByLabel('Address, or words of a title').fill('bugis.example/menu')
  await press(tab, 'Enter')
  const linked = (await blocks(tab))[3]
  expect(linked?.spans).toContainEqual({
    type: 'hyperlink',
    start: 0,
    end: 3,
    data: { link_type: 'Web', url: 'https://bugis.example/menu' },
  })
  expect(troubles).toEqual([])
})

const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-weight:400">Supper</span></h2><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Prata, </span><span style="font-weight:700">late</span></p></li><li><p><a href="https://www.google.com/url?q=https://bugis.example/&amp;sa=D"><span>Porridge</span></a></p></li></ul><br><p><span style="font-style:italic">Eat there.</span></p></b><br class="Apple-interchange-newline">`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Open <b>late<o:p></o:p></b></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Satay</p><!--EndFragment--></body></html>`
const WEB = `<div onclick="alert(1)"><script>alert(1)</script><p>Buy <a href="javascript:alert(1)">now</a><img src=x onerror=alert(1)></p><pre>a  b</pre></div>`

for (const { name, html, expected } of [
  {
    name: 'Google Docs',
    html: GOOGLE,
    expected: [
      plain('Supper', 'heading2'),
      { type: 'list-item', text: 'Prata, late', spans: [{ type: 'strong', start: 7, end: 11 }] },
      {
        type: 'list-item',
        text: 'Porridge',
        spans: [
          {
            type: 'hyperlink',
            start: 0,
            end: 8,
            data: { link_type: 'Web', url: 'https://bugis.example/' },
          },
        ],
      },
      { type: 'paragraph', text: 'Eat there.', spans: [{ type: 'em', start: 0, end: 10 }] },
    ],
  },
  {
    name: 'Word',
    html: WORD,
    expected: [
      { type: 'paragraph', text: 'Open late', spans: [{ type: 'strong', start: 5, end: 9 }] },
      plain('Satay', 'o-list-item'),
    ],
  },
  { name: 'the web', html: WEB, expected: [plain('Buy now'), plain('a  b', 'preformatted')] },
]) {
  test(`what is pasted from ${name} keeps its words, headings, lists and links alone`, async ({
    page: tab,
  }) => {
    const field = await open(tab)
    await field.locator('p').last().click()
    await selectionIsKnown(tab)
    await press(tab, 'End')
    await press(tab, 'Enter')

    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, html)

    // The code that reads it loads late.
    await expect.poll(async () => (await blocks(tab)).slice(2)).toEqual(expected)
    expect(troubles).toEqual([])
  })
}

test('a colleague’s words appear without moving the caret, and undo affects only own words', async ({
  page: tab,
}) => {
  const field = await open(tab)
  await field.locator('p').last().click()
  await selectionIsKnown(tab)
  await press(tab, 'End')
  await tab.keyboard.type(' Mine.')

  await tab.evaluate(() => {
    const [first, second] = window.field
    window.setField([
      { type: 'heading2', text: 'New', spans: [] },
      { ...first, text: 'Kopi is very strong.' },
      second,
    ] as never)
  })
  await expect(field).toContainText('very strong')
  await tab.keyboard.type(' More.')
  expect((await blocks(tab)).map(({ text }) => text)).toEqual([
    'New',
    'Kopi is very strong.',
    'Teh is sweet. Mine. More.',
  ])

  await tab.keyboard.press('Control+z')
  const undone = (await blocks(tab)).map(({ text }) => text)
  expect(undone.slice(0, 2)).toEqual(['New', 'Kopi is very strong.'])
  expect(undone[2]).not.toContain('More')
  expect(troubles).toEqual([])
})

test('a deal is found after a slash and inserted into a post', async ({ page: tab }) => {
  await open(tab)
  const article = tab.getByRole('textbox', { name: 'Article' })
  await article.locator('p').last().click()
  await selectionIsKnown(tab)
  await press(tab, 'Control+End')
  await press(tab, 'Enter')
  await tab.keyboard.type('/durian')
  await tab.getByRole('option', { name: /Durian tasting/ }).waitFor()
  await press(tab, 'Enter')

  const slices = await tab.evaluate(() => window.slices)
  expect(slices.map(({ slice_type }) => slice_type)).toEqual([
    'text',
    'text',
    'text',
    'text',
    'deal',
  ])
  expect(slices[4]?.primary).toMatchObject({
    deal: { link_type: 'Document', id: 'd1', uid: 'durian' },
  })
  expect(troubles).toEqual([])
})

test('axe finds nothing, light and dark', async ({ page: tab }) => {
  await open(tab)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page: tab }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})
