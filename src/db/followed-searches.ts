import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type FollowedSearchRow = Tables['followed_searches']

/** Oldest first. */
export async function followedSearchRows(
  db: Database,
  accountId: string,
): Promise<FollowedSearchRow[]> {
  const query = db.selectFrom('followed_searches').selectAll().where('account_id', '=', accountId)
  return query.orderBy('followed_at').orderBy('path').execute()
}

/** Following again changes nothing. `false`, without writing, when the account follows `most` others already. */
export async function addFollowedSearch(
  db: Database,
  row: FollowedSearchRow,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const others = await tx
      .selectFrom('followed_searches')
      .select('path')
      .where('account_id', '=', row.account_id)
      .where('path', '!=', row.path)
      .execute()
    if (others.length >= most) return false
    await insertNew(tx, { into: 'followed_searches', row, key: ['account_id', 'path'] })
    return true
  })
}

export async function removeFollowedSearch(
  db: Database,
  { accountId, path }: { accountId: string; path: string },
): Promise<void> {
  await removeRows(db, 'followed_searches', { account_id: accountId, path })
}
