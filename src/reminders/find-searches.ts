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
  /** The last time we sent new deals; `null`: never. */
  toldUntil: Date | null
  onError: (error: unknown) => void
}

/** The results of the account's searches that can have new deals. */
export async function findSearches(options: SearchesOptions): Promise<FoundSearch[]> {
  const { kept, findListed, accountId, wishes, catalogue, toldUntil, onError } = options
  if (!wishes.searches) return []
  const heard = Math.max(wishes.searches.getTime(), toldUntil?.getTime() ?? 0)
  const found: FoundSearch[] = []
  for (const { path, name, followedAt } of await kept.searches(accountId)) {
    const since = new Date(followedAt)
    const after = Math.max(heard, since.getTime())
    if (catalogue.fresh.every(({ begunAt }) => begunAt <= after)) continue
    // A search that fails must not hold up the account's other reminders.
    const dealIds = await findListed(path).catch((error: unknown) => {
      onError(error)
      return null
    })
    if (dealIds) found.push({ path, name, followedAt: since, dealIds })
  }
  return found
}
