import type { Database } from './database.ts'
import { saveRow } from './save-row.ts'

export async function findLastRun(db: Database, job: string): Promise<Date | null> {
  const query = db.selectFrom('job_runs').select('ran_at').where('job', '=', job)
  const row = await query.executeTakeFirst()
  return row ? new Date(row.ran_at) : null
}

export async function saveRun(db: Database, job: string, at: Date): Promise<void> {
  await saveRow(db, { into: 'job_runs', row: { job, ran_at: at.toISOString() }, key: ['job'] })
}
