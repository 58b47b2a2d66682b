import { expect, type Page, type Request } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { axeFaults } from './axe.ts'
import { enterDesk, test } from './desk-site.ts'
import { looksOf } from './looks.ts'

const pages = [
  '/',
  '/deals',
  '/deals/new',
  '/writing',
  '/campaigns',
  '/media',
  '/people',
  '/reports',
  '/types',
  '/audit',
]
const HEIGHT = 800
/** The largest text that browsers offer is half as large again as the usual one. */
const LARGEST = '150%'

// `TRIALS=all npm test -- e2e/desk-looks.spec.ts` looks at each page in four ways instead of one.
test('axe finds no fault on a page of the desk, and nothing is cut off', async ({
  page,
  desk,
  allow,
}) => {
  // The frames of drafts run no scripts.
  allow(/^console error: Blocked script execution/)
  test.setTimeout(patience(300_000))
  await enterDesk(page, desk)
  const quietMs = followRequests(page)

  const faults: string[] = []
  for (const [turn, path] of [...pages, ...(await findOthers(page, desk.origin))].entries()) {
    await openPage(page, path)
    await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible()
    await expect.poll(quietMs, { intervals: [50] }).toBeGreaterThan(100)
    for (const { width, colorScheme } of looksOf(turn)) {
      await page.emulateMedia({ colorScheme, forcedColors: null })
      await page.setViewportSize({ width, height: HEIGHT })
      const found = await axeFaults(page)
      faults.push(...found.map((fault) => `${path} ${width} ${colorScheme} ${fault}`))
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      faults.push(...(await cutOff(page)).map((fault) => `${path} ${width} ${fault}`))
      faults.push(...(await misdrawn(page)).map((fault) => `${path} ${width} ${fault}`))
      await setTextSize(page, LARGEST)
      faults.push(...(await cutOff(page)).map((fault) => `${path} ${width} largest ${fault}`))
      await setTextSize(page, '')
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    faults.push(...(await unmarked(page)).map((fault) => `${path} forced colours ${fault}`))
    await page.emulateMedia({ colorScheme: 'light', forcedColors: null })
  }

  expect(faults).toEqual([])
})

/** Within the app, as its links do, unless it is one of the doors. */
async function openPage(page: Page, path: string): Promise<void> {
  const address = `/desk${path}`
  if (new URL(page.url()).pathname === address) return
  if (/^\/(sign-in|join)/.test(path)) {
    await page.goto(address)
    return
  }
  const heading = page.locator('h1').first()
  const [before, words] = [await heading.elementHandle(), await heading.textContent()]
  await page.evaluate((to) => navigation.navigate(to).finished, address)
  await page.waitForFunction(
    ([element, text]) => !element?.isConnected || element.textContent !== text,
    [before, words] as const,
  )
}

/** For how long no request is on its way. Playwright's own `networkidle` waits half a second on each page. */
function followRequests(page: Page): () => number {
  const open = new Set<Request>()
  let since = Date.now()
  const end = (request: Request) => {
    open.delete(request)
    since = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // Those of the page before say nothing any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
  return () => (open.size === 0 ? Date.now() - since : 0)
}

/** Pages about one thing, of those that the demo has or that are made here. The last two are the doors. */
async function findOthers(page: Page, origin: string): Promise<string[]> {
  const get = async <Answer>(path: string) =>
    (await page.evaluate(async (address) => (await fetch(address)).json(), path)) as Answer
  const first = async (type: string) => {
    const { rows } = await get<{ rows: { id: string }[] }>(`/desk/api/documents?type=${type}`)
    return rows[0]?.id ?? ''
  }
  const { rows } = await get<{ rows: { id: string }[] }>('/desk/api/pages')
  const { partners } = await get<{ partners: { uid: string }[] }>('/desk/api/reports')
  const post = async (path: string, data: object) =>
    (await page.request.post(`/desk/api${path}`, { headers: { origin }, data })).json()
  const campaign = await post('/campaigns', { label: 'National Day' })
  const editor = { email: 'editor@mail.example', role: 'editor', by: 'link' }
  const invited = await post('/people/invite', editor)
  return [
    `/deals/${await first('deal')}`,
    `/writing/${await first('post')}`,
    `/pages/${rows[0]?.id}`,
    `/history/${await first('deal')}`,
    `/history/page$${rows[0]?.id}`,
    `/reports/${partners[0]?.uid}`,
    `/campaigns/${campaign.id}`,
    '/sign-in',
    `/join${new URL(invited.link).hash}`,
  ]
}

async function setTextSize(page: Page, size: string): Promise<void> {
  // A style element would be against the policy.
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text
  }, size)
}

/** Icons whose drawing the document lacks, and words that run under the buttons of their row. */
function misdrawn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const icons = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    const rows = [...document.querySelectorAll('.q')].filter((row) => {
      const words = document.createRange()
      words.selectNodeContents(row.querySelector('.q__why b') ?? row)
      const text = words.getBoundingClientRect()
      const button = row.querySelector('.q__do .b')?.getBoundingClientRect()
      return button && text.bottom > button.top && text.right > button.left
    })
    return [
      ...icons.filter((icon) => !document.querySelector(icon ?? '')).map((icon) => `no ${icon}`),
      ...rows.map((row) => `under a button: ${row.textContent}`),
    ]
  })
}

/** A page that is too wide, and words that do not fit into their control. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`is ${scrollWidth} wide`] : []
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, th, td, .st, .meta'),
    ]
    const isCut = (element: HTMLElement) => {
      const style = getComputedStyle(element)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') return false
      // Shortened with three dots on purpose, or it scrolls; or it is for screen readers.
      if (style.textOverflow === 'ellipsis' || element.closest('.sr')) return false
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      )
    }
    return [
      ...wide,
      ...controls.filter(isCut).map(({ outerHTML }) => `cut: ${outerHTML.slice(0, 120)}`),
    ]
  })
}

/** What is pressed or current must show it by more than a background, which forced colours take away. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = document.querySelectorAll<HTMLElement>(
      '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"]',
    )
    const looksOf = (element: HTMLElement) => {
      const {
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        fontWeight,
        color,
        textDecorationLine,
      } = getComputedStyle(element)
      return [
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        fontWeight,
        color,
        textDecorationLine,
      ].join()
    }
    return [...chosen].flatMap((element) => {
      const others = [
        ...(element.parentElement?.parentElement?.querySelectorAll<HTMLElement>(element.tagName) ??
          []),
      ]
      const plain = others.find(
        (other) =>
          other.className === element.className &&
          other.getAttribute('aria-pressed') !== 'true' &&
          !other.hasAttribute('aria-current') &&
          other.getAttribute('aria-selected') !== 'true',
      )
      if (!plain || element.querySelector('svg, [data-mark]')) return []
      return looksOf(plain) === looksOf(element)
        ? [`not marked: ${element.outerHTML.slice(0, 120)}`]
        : []
    })
  })
}
