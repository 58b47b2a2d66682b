import type { Catalogue } from './catalogue.ts'
import type { FoundSearch, Wishes } from './find-due.ts'
import type { Kept } from './reader.ts'

/** The ids of the newest deals on the page at a path of the site. Empty if there is no such page any more. */
export type FindListed = (path: string) => Promise<ReadonlySet<string>>

type SearchesOptions = {
  kept: Pick<Kept, 'searches'>
  findListed: FindListed
  accountId: string
  wishes: Pick<Wishes, 'searches'>
  catalogue: Pick<Catalogue, 'fresh'>
}

/** What the account's searches find, of those that can have something new at all. */
export async function findSearches(options: SearchesOptions): Promise<FoundSearch[]> {
  const { kept, findListed, accountId, wishes, catalogue } = options
  if (!wishes.searches) return []
  const found: FoundSearch[] = []
  for (const { path, name, followedAt } of await kept.searches(accountId)) {
    const since = new Date(followedAt)
    const hasNews = catalogue.fresh.some(({ begunAt }) => begunAt > since.getTime())
    if (!hasNews) continue
    found.push({ path, name, followedAt: since, dealIds: await findListed(path) })
  }
  return found
}
