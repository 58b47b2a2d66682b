import { type BrowserContext, test as base, expect } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { type SiteHost, startSiteHost } from './site-host.ts'

type Journey = {
  /** Lets trouble through that the journey itself makes; any other fails the test. */
  allow: (trouble: RegExp) => void
}

/** `test`, failing on any console error or warning, page error or request to another origin. */
export const test = base.extend<Journey, { sites: SiteHost }>({
  allow: [
    async ({ context, baseURL }, use) => {
      const troubles = watchTroubles(context, baseURL ?? '')
      const allowed: RegExp[] = []

      await use((trouble) => {
        allowed.push(trouble)
      })

      const unexpected = troubles.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  /** For journeys that need a site of their own. */
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      await using host = startSiteHost()

      await use(host)
    },
    { scope: 'worker', timeout: patience(60_000) },
  ],
})

/** Chromium's own line for a request that got no good answer. */
export const FAILED_REQUEST = /^console error: Failed to load resource/

function watchTroubles(context: BrowserContext, origin: string): string[] {
  const troubles: string[] = []
  context.on('console', (message) => {
    const kind = message.type()
    // Playwright's own remark about `serviceWorkers: 'block'`.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (kind === 'error' || kind === 'warning') troubles.push(`console ${kind}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    troubles.push(`page error: ${error.error().stack ?? error.error()}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`))
      troubles.push(`foreign request: ${url}`)
  })
  return troubles
}
