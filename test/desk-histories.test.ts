import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { runDeskHistory, type Sabotage } from './desk-histories.ts'
import { deskHistory } from './desk-history-steps.ts'
import { createTestDatabase, type Engine } from './engines.ts'
import { everyTrial } from './machine.ts'

// `npm run bench -- histories 10000` makes many more.
const HISTORIES = everyTrial ? 500 : 8

async function runAll(engine: Engine, sabotage: Sabotage = null) {
  await using database = engine === 'SQLite' ? null : await createTestDatabase(engine)
  const db = openDatabase(database?.target ?? ':memory:')
  await migrate(db)
  const ends: unknown[] = []
  const findings: { rule: string }[] = []
  for (let number = 1; number <= HISTORIES; number++) {
    const history = { id: `h${number}`, ...deskHistory(number) }
    const result = await runDeskHistory(db, history, sabotage)
    ends.push(result.end)
    findings.push(...result.findings)
  }
  await db.destroy()
  return { ends, findings }
}

test('three editors, releases and imports lose nothing, and end the same on both databases', async () => {
  const sqlite = await runAll('SQLite')
  const postgres = await runAll('PostgreSQL')

  expect(sqlite.findings.slice(0, 1)).toEqual([])
  expect(postgres.findings.slice(0, 1)).toEqual([])
  expect(postgres.ends).toEqual(sqlite.ends)
})

test('a store that forgets saves or the bases of drafts is detected', async () => {
  const [saves, bases] = [await runAll('SQLite', 'saves'), await runAll('SQLite', 'bases')]

  expect(saves.findings.map(({ rule }) => rule)).toContain('a save is applied once')
  expect(bases.findings.map(({ rule }) => rule)).toContain('no edit is lost (found)')
})
