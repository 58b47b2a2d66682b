import type { Transaction } from 'kysely'
import { batches } from './batches.ts'
import type { Tables } from './tables.ts'

type Kind = Tables['removed_content']['kind']

/** Tells processes that read only newer rows which documents are gone. */
export async function rememberRemovals(
  tx: Transaction<Tables>,
  { kind, ids, version }: { kind: Kind; ids: readonly string[]; version: number },
): Promise<void> {
  await forgetRemovals(tx, kind, ids)
  for (const gone of batches(ids)) {
    const rows = gone.map((id) => ({ kind, id, version }))
    await tx.insertInto('removed_content').values(rows).execute()
  }
}

/** Forgets the removal of documents that are published again. */
export async function forgetRemovals(
  tx: Transaction<Tables>,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  for (const back of batches(ids)) {
    await tx
      .deleteFrom('removed_content')
      .where('kind', '=', kind)
      .where('id', 'in', back)
      .execute()
  }
}
