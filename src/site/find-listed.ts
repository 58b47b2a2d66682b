import type { ShownSite } from '#http/shown-site.ts'
import { isNotFound } from '#lib/node/app-error.ts'
import { daysBefore, NEWS_DAYS } from '#reminders/catalogue.ts'
import type { FindListed } from '#reminders/find-searches.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import { createBriefMemo } from './brief-memo.ts'

type FindListedOptions = { published: ShownSite; siteUrl: URL; now: () => Date }

/** Many follow the same search; a round of reminders asks for each once. */
const MOST_KEPT = 500
const KEPT_MS = 10 * 60_000
/** Reads at most this many pages. */
const MOST_PAGES = 5
const nothing: ReadonlySet<string> = new Set()

type ListPayload = Pick<DealsPayload, 'deals' | 'pages'>

/** Reads the page itself, newest deals first, so that an alert never says what the page does not. */
export function createFindListed({ published, siteUrl, now }: FindListedOptions): FindListed {
  const remember = createBriefMemo<ReadonlySet<string>>({
    most: MOST_KEPT,
    keepMs: KEPT_MS,
    now: () => now().getTime(),
  })

  async function findPage(path: string, number: number): Promise<ListPayload | null> {
    const url = new URL(path, siteUrl)
    url.searchParams.set('sort', 'new')
    if (number > 1) url.searchParams.set('page', String(number))
    const page = published.resolve(url)
    if (!('make' in page)) return null
    const { payload }: { payload: ListPayload } = JSON.parse((await page.make()).payload)
    return payload
  }

  async function read(path: string): Promise<ReadonlySet<string>> {
    const oldest = daysBefore(now(), NEWS_DAYS).getTime()
    const ids = new Set<string>()
    for (let number = 1; number <= MOST_PAGES; number++) {
      const page = await findPage(path, number)
      for (const { id } of page?.deals ?? []) ids.add(id)
      const isNew = (page?.deals.at(-1)?.begunAt ?? 0) > oldest
      if (!page || number === page.pages || !isNew) break
    }
    return ids
  }

  return (path) =>
    remember(path, () =>
      read(path).catch((error: unknown) => {
        // A partner's page that has gone takes its searches with it.
        if (isNotFound(error)) return nothing
        throw error
      }),
    )
}
