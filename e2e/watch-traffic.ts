import type { Page } from 'playwright/test'

export type Traffic = {
  /** Everything but pictures and the watch for new builds, in order: `document /blog`, `payload /blog`, … */
  all(): string[]
  /** The paths of one kind. */
  of(kind: TrafficKind): string[]
  clear(): void
}

type TrafficKind = 'document' | 'payload' | 'script' | 'build' | 'picture' | 'other'

/** Not the page's own: Chromium asks for the icon whenever it likes, and this file for the other. */
const IGNORED = ['/favicon.svg', '/healthz']

/** Notes the requests of a tab from now on. */
export function watchTraffic(page: Page): Traffic {
  const seen: { kind: TrafficKind; path: string }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const payload = /^(.*)\/_payload\.json$/.exec(pathname)
    if (payload) seen.push({ kind: 'payload', path: `${payload[1] || '/'}${search}` })
    else if (pathname.startsWith('/builds/')) seen.push({ kind: 'build', path: pathname })
    else if (!IGNORED.includes(pathname))
      seen.push({ kind: kindOf(request.resourceType()), path: pathname + search })
  })
  return {
    all: () =>
      seen
        .filter(({ kind }) => kind !== 'build' && kind !== 'picture')
        .map(({ kind, path }) => `${kind} ${path}`),
    of: (wanted) => seen.filter(({ kind }) => kind === wanted).map(({ path }) => path),
    clear: () => {
      seen.length = 0
    },
  }
}

function kindOf(resourceType: string): TrafficKind {
  if (resourceType === 'image') return 'picture'
  return resourceType === 'document' || resourceType === 'script' ? resourceType : 'other'
}

/** Waits until all earlier requests of the page are in the record. */
export async function settleTraffic(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text()
  })
}
