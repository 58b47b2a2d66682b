import type { ShownSite } from '#http/shown-site.ts'
import { isAppError } from '#lib/app-error.ts'
import type { FindListed } from '#reminders/find-searches.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import { createBriefMemo } from './brief-memo.ts'

type FindListedOptions = { published: ShownSite; siteUrl: URL; now: () => Date }

/** Many follow the same search; a round of reminders asks for each once. */
const MOST_KEPT = 500
const KEPT_MS = 10 * 60_000
const nothing: ReadonlySet<string> = new Set()

/** Reads the page itself, newest deals first, so that an alert never says what the page does not. */
export function createFindListed({ published, siteUrl, now }: FindListedOptions): FindListed {
  const remember = createBriefMemo<ReadonlySet<string>>({
    most: MOST_KEPT,
    keepMs: KEPT_MS,
    now: () => now().getTime(),
  })

  async function read(path: string): Promise<ReadonlySet<string>> {
    const url = new URL(path, siteUrl)
    url.searchParams.set('sort', 'new')
    const page = published.resolve(url)
    if (!('make' in page)) return nothing
    const rendered = await page.make()
    const { payload }: { payload: Pick<DealsPayload, 'deals'> } = JSON.parse(rendered.payload)
    return new Set(payload.deals.map(({ id }) => id))
  }

  return (path) =>
    remember(path, () =>
      read(path).catch((error: unknown) => {
        // A partner's page that has gone takes its searches with it.
        if (isAppError(error) && error.code === 'not-found') return nothing
        throw error
      }),
    )
}
