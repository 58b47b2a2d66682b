import { type APIRequestContext, expect } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'
import { test } from './journey.ts'
import { mainAddresses } from './page-kinds.ts'

/** Documents that a visit begins with, and pages that it goes on to. `TRIALS=all` takes one of each route for both. */
const firsts = everyTrial ? mainAddresses : ['/', '/deals', '/settings']
const nexts = everyTrial
  ? mainAddresses
  : ['/', '/deals/food', '/deals/food/kaya-toast-set-two-for-one', '/blog/kopi-ordering-guide']

test('a page looks the same with the styles of another document and the missing ones', async ({
  page,
  request,
}) => {
  test.slow(everyTrial)
  const late = await (await request.get(await lateStylesOf(request))).text()
  const documents = await Promise.all(firsts.map((first) => inlineStyles(request, first)))
  // The pages as the server sends them.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.addInitScript(keepFallbackFonts)
  const differences: string[] = []
  for (const next of nexts) {
    await page.goto(next)
    const own = await page.evaluate(readLooks, null)
    expect(own.length, next).toBeGreaterThan(10)

    for (const [at, first] of firsts.entries()) {
      const looks = await page.evaluate(readLooks, { inline: documents[at] ?? '', late })
      const changed = looks.filter((look, index) => look !== own[index])
      if (changed.length > 0) differences.push(`${next} after ${first}: ${changed[0]}`)
    }
  }

  expect(differences).toEqual([])
})

async function inlineStyles(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css).join('')
}

async function lateStylesOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /"styles":"([^"]+)"/.exec(html)?.[1] ?? ''
}

/** Other fonts would arrive while the looks are read, and change some of them. */
function keepFallbackFonts(): void {
  document.fonts.load = () => new Promise(() => {})
}

/** How every element of the page looks, with its own styles or with those of another document. */
function readLooks(other: { inline: string; late: string } | null): string[] {
  if (other) {
    const { inline, late } = other
    const lacking = late.split('\n').filter((line) => !inline.includes(line))
    document.adoptedStyleSheets = [inline, lacking.join('')].map((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return sheet
    })
    for (const sheet of document.styleSheets) sheet.disabled = true
    for (const part of document.querySelectorAll<HTMLElement>('main > div')) part.dataset.late = ''
  }
  // Chromium says that automatic margins are 0 until it lays the page out again.
  document.body.hidden = true
  document.body.getBoundingClientRect()
  document.body.hidden = false
  const looks = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    const { display, color, font, background, border, padding, margin, gap } = style
    const { width, height, inset, filter, flex, gridArea, letterSpacing, textAlign } = style
    const words = [display, color, font, background, border, padding, margin, gap]
    words.push(width, height, inset, filter, flex, gridArea, letterSpacing, textAlign)
    return `${element.localName}.${element.className}${part ?? ''}: ${words.join(' | ')}`
  }
  return [...document.querySelectorAll('#app *')].flatMap((element) => [
    looks(element),
    looks(element, '::before'),
    looks(element, '::after'),
  ])
}
