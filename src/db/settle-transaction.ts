import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Commits if the outcome is the one to keep. With another outcome or a failure, nothing has changed. */
export async function settleTransaction<Outcome>(
  db: Database,
  kept: Outcome,
  work: (tx: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  const tx = await db.startTransaction().execute()
  try {
    const outcome = await work(tx)
    await (outcome === kept ? tx.commit() : tx.rollback()).execute()
    return outcome
  } catch (error) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
    throw error
  }
}
