import type { Database } from '#db/database.ts'
import {
  addFollowedSearch,
  followedSearchRows,
  removeFollowedSearch,
} from '#db/followed-searches.ts'

/** Each is searched for once a day. */
const MOST_SEARCHES = 20

/** The searches whose new deals an account wants to hear of. */
export function createFollowedSearches({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** With the instant since when. */
    searches: async (accountId: string) =>
      (await followedSearchRows(db, accountId)).map(({ path, name, followed_at }) => ({
        path,
        name,
        followedAt: followed_at,
      })),
    /** `false` when the account follows too many already. */
    followSearch: (accountId: string, search: { path: string; name: string }): Promise<boolean> => {
      const row = { account_id: accountId, ...search, followed_at: now().toISOString() }
      return addFollowedSearch(db, row, MOST_SEARCHES)
    },
    unfollowSearch: (accountId: string, path: string): Promise<void> =>
      removeFollowedSearch(db, { accountId, path }),
  }
}
