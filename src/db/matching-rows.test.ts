import { expect, test } from 'vitest'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'
import { changeRows, findRow, removeRows } from './matching-rows.ts'

test.for(engines)('on %s a condition without a value changes no row', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const run = { job: 'newsletter', ran_at: '2026-11-15T04:00:00Z' }
  await db.insertInto('job_runs').values(run).execute()
  const missing = { job: undefined as unknown as string }

  await expect(findRow(db, 'job_runs', missing)).rejects.toThrow('a condition is missing: job')
  await expect(removeRows(db, 'job_runs', missing)).rejects.toThrow('a condition is missing: job')
  await expect(removeRows(db, 'job_runs', {})).rejects.toThrow('a condition is missing')
  await expect(changeRows(db, 'job_runs', { where: missing, set: { ran_at: '' } })).rejects.toThrow(
    'a condition is missing: job',
  )

  expect(await db.selectFrom('job_runs').selectAll().execute()).toEqual([run])
  expect(await removeRows(db, 'job_runs', { job: 'other' })).toBe(false)
  expect(await removeRows(db, 'job_runs', { job: 'newsletter' })).toBe(true)
  await db.destroy()
})
