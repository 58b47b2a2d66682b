import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { killDuringWrites } from '../kill-during-writes.ts'
import { report } from '../report.ts'

export const about =
  'kill -9 while 40 accounts save [writes], on both engines: what was acknowledged is there'

const DEFAULT_WRITES = 3000

export async function run([writes = String(DEFAULT_WRITES)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  try {
    await tell('SQLite', join(folder, 'faults.sqlite'), Number(writes))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  await using postgres = await startPostgresServer()
  await tell('PostgreSQL', `${postgres.url}/postgres`, Number(writes))
}

async function tell(engine: string, database: string, writes: number): Promise<void> {
  const { acknowledged, kills, cutOff, missing } = await killDuringWrites(database, writes)
  const figure = `${kills}, ${cutOff} calls cut off`
  report(`${engine}: kills while people saved`, figure, { value: kills, least: 1 })
  report(`${engine}: of ${acknowledged} acknowledged writes, lost`, String(missing), {
    value: missing,
    most: 0,
  })
}
