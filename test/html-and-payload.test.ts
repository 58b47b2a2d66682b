import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as paths from '#lib/paths.ts'
import { findEnvelope } from '#routes/kept-page.ts'
import type { PageEnvelope } from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { folderOf } from '#routes/routes.ts'
import { App } from '#ui/shell/app.tsx'
import { createTestSite, type TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})

afterAll(() => site.close())

const addresses = [
  '/',
  '/deals',
  '/deals/food/kaya-toast-set-two-for-one',
  '/blog/how-we-check-every-deal',
  '/search?q=kopi',
]

test.for(addresses)('the HTML and the payload of %s say the same', async (address) => {
  const html = await (await site.request(address)).text()
  const envelope: PageEnvelope = await (await site.request(paths.payloadOf(address))).json()

  const { payload, ...stub } = envelope
  expect(findEnvelope(html)).toEqual(stub)
  expect(stub).toMatchObject({ path: address, version: digest(JSON.stringify(payload)) })
  expect(textOf(appOf(html))).toEqual(textOf(await render(envelope)))
})

/** The app, as hydration renders it from the payload alone. */
async function render({ route, path, payload }: PageEnvelope): Promise<string> {
  const { Page } = await loadPageModule(folderOf(route))
  const pages = [{ path, Page, payload }]
  return renderToString(createElement(App, { productName: 'Lobang', path, pages, errorPage: null }))
}

/** Without the script that stands in it, and the styles on some pages. */
function appOf(html: string): string {
  const start = html.indexOf('<div id="app">')
  const app = html.slice(start, html.indexOf('<footer class="footer"', start))
  return app.replace(/<svg [^>]*><style>.*?<\/style><\/svg>|<script>.*?<\/script>/gs, '')
}

/** What the page says, where its links lead and which pictures it has; class names differ from build to build. */
function textOf(html: string): string[] {
  const parts = html.matchAll(/ (?:href|src|alt|aria-label)="[^"]*"|>[^<]+/g)
  return [...parts].map(([part]) => part)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
