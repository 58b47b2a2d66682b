import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'
import { heading } from './app.ts'
import { test } from './journey.ts'
import { watchShifts } from './watch-shifts.ts'

/** Each page in one of three widths; `TRIALS=all npm test -- e2e/arriving-page.spec.ts` takes all. */
const pages = [
  ['/', 390],
  ['/deals/food', 390],
  ['/deals/food/kaya-toast-set-two-for-one', 390],
  ['/brands', 800],
  ['/brands/slow-pearl', 390],
  ['/blog', 1280],
  ['/search?q=kopi', 390],
] as const
/** A document on a slow line may end before any of these, or between an icon and its text, when the browser paints. */
const PIECES = /(?=<(?:p|div|aside|section|h[123]|dl|ul|li|footer)\b)|(?<=<\/svg><\/span>)(?=\w)/

for (const [path, only] of pages) {
  for (const width of everyTrial ? [390, 800, 1280] : [only]) {
    test(`nothing moves on ${path} at ${width} px while it arrives piece by piece`, async ({
      page,
      request,
      allow,
    }) => {
      // Only the document comes, from a server of its own.
      allow(/^foreign request|^console error/)
      const html = await (await request.get(path)).text()
      await using server = await startDocument()
      await page.setViewportSize({ width, height: 844 })
      const readShifts = await watchShifts(page)
      const opening = page.goto(server.url, { waitUntil: 'commit' })
      const response = await server.asked

      const pieces = html.split(PIECES)
      response.write(pieces.shift())
      await opening
      for (const piece of pieces) {
        response.write(piece)
        await painted(page)
      }
      response.end()

      expect(pieces.length).toBeGreaterThan(50)
      expect(await readShifts()).toEqual([])
      await expect(page.getByRole('main')).toBeVisible()
    })
  }
}

test('a page that arrives after its fonts shows them without a tap', async ({
  page,
  request,
  allow,
}) => {
  allow(/^foreign request|^console error/)
  const html = await (await request.get('/deals/food')).text()
  await using server = await startDocument()
  await page.route(/\.woff2$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await request.get(pathname) })
  })
  const opening = page.goto(server.url, { waitUntil: 'commit' })
  const response = await server.asked
  const start = html.indexOf('<main')

  response.write(html.slice(0, start))
  await opening
  await page.evaluate(() => document.fonts.load('1em Bricolage,Hanken'))
  await painted(page)
  response.end(html.slice(start))

  const fontOf = (shown: Element) => getComputedStyle(shown).fontFamily
  await expect.poll(() => heading(page).evaluate(fontOf)).toMatch(/^"?Bricolage"?,/)
})

type DocumentServer = AsyncDisposable & { url: string; asked: Promise<ServerResponse> }

/** A server whose one document the caller writes. */
async function startDocument(): Promise<DocumentServer> {
  const asked = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return asked.resolve(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: asked.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
