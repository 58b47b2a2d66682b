import type { Database } from './database.ts'
import { findRow } from './matching-rows.ts'
import { saveRow } from './save-row.ts'

export async function findLastRun(db: Database, job: string): Promise<Date | null> {
  const row = await findRow(db, 'job_runs', { job })
  return row ? new Date(row.ran_at) : null
}

export async function saveRun(db: Database, job: string, at: Date): Promise<void> {
  await saveRow(db, { into: 'job_runs', row: { job, ran_at: at.toISOString() }, key: ['job'] })
}
