import type { Database } from './database.ts'

export async function findLastRun(db: Database, job: string): Promise<Date | null> {
  const query = db.selectFrom('job_runs').select('ran_at').where('job', '=', job)
  const row = await query.executeTakeFirst()
  return row ? new Date(row.ran_at) : null
}

export async function saveRun(db: Database, job: string, at: Date): Promise<void> {
  const ran_at = at.toISOString()
  await db
    .insertInto('job_runs')
    .values({ job, ran_at })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ ran_at }))
    .execute()
}
