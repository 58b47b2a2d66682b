import type { Kysely } from 'kysely'

// When a job last found the clock right. A process that starts while the clock is wrong has nothing else
// to compare it with.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_runs')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .execute()
}
