import { expect, test } from 'vitest'
import { addReleaseRow, noteReleaseFailure } from '#db/content-releases.ts'
import { openDatabase } from '#db/database.ts'
import { commandParts } from '../../../test/command-context.ts'
import { FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { runCommand } from '../commands/run-command.ts'
import { createReleaseStats } from './release-stats.ts'

const HOUR_MS = 60 * 60 * 1000

test.for(engines)(
  'on %s metrics count releases, and status says why one failed',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const db = openDatabase(database.target)
    const add = async (id: string, hours: number | null, more = {}) => {
      const time = hours === null ? null : new Date(FIXTURE_NOW.getTime() + hours * HOUR_MS)
      const scheduled_at = time?.toISOString() ?? null
      const row = { id, label: id, ref: `ref-${id}`, preview_token: `token-${id}`, change: '{}' }
      await addReleaseRow(db, { ...row, scheduled_at, ...more })
    }
    await add('waiting', null)
    await add('later', 1)
    await add('late', -2)
    await add('back', 3, { take_back_of: 'later', purpose: 'take-back' })
    const stats = createReleaseStats(db, () => FIXTURE_NOW)
    const none = stats.metrics()
    const failure = {
      failure: JSON.stringify({ reason: 'It clashes.', conflicts: [] }),
      failed_at: FIXTURE_NOW.toISOString(),
      retry_at: new Date(FIXTURE_NOW.getTime() + 5000).toISOString(),
    }

    const noted = await noteReleaseFailure(
      db,
      { id: 'late', ref: 'ref-late', tries: null },
      failure,
    )
    const again = await noteReleaseFailure(
      db,
      { id: 'late', ref: 'ref-late', tries: null },
      failure,
    )
    await stats.refresh()
    const lines: string[] = []
    const io = { out: (line: string) => lines.push(line), err: () => {}, isTerminal: false }
    await runCommand(['status'], io, async () => ({
      db,
      engine,
      siteUrl: new URL('http://site.test'),
      now: () => FIXTURE_NOW,
      createRef: () => '',
      createIllustrator: () => {
        throw new Error('nothing is drawn')
      },
      ...commandParts,
      author: { kind: 'command', name: 'editor' },
      io,
      [Symbol.asyncDispose]: async () => {},
    }))
    await db.destroy()

    expect([noted, again]).toEqual([true, false])
    expect(none).toEqual([])
    expect(stats.metrics().filter((line) => !line.startsWith('#'))).toEqual([
      'lobang_releases{state="waiting"} 1',
      'lobang_releases{state="scheduled"} 1',
      'lobang_releases{state="failed"} 1',
      'lobang_releases_late_seconds 7200',
    ])
    expect(lines).toContain(
      '    failed once, last at 2026-11-15T02:00:00.000Z; next try at 2026-11-15T02:00:05.000Z: It clashes.',
    )
  },
)
