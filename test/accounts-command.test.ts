import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase, engines } from './engines.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The command as operators run it, in a process of its own.

const root = join(import.meta.dirname, '..')

async function runAccounts(args: string[], env: Record<string, string>) {
  const child = spawn('node', ['scripts/accounts.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'close')
  const [out, err] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  const [code] = await ended
  return { code, said: Buffer.concat([...out, ...err]).toString() }
}

test.for(engines)('without tables the command says so and prints no stack (%s)', async (engine) => {
  using folder = temporaryFolder()
  await using database = await createTestDatabase(engine)
  const env = {
    DATA_DIR: folder.path,
    ...(engine === 'PostgreSQL' && { DATABASE_URL: database.target }),
  }

  const { code, said } = await runAccounts(['clear-limits', 'all'], env)

  expect(said).toBe(
    'The database has no tables. Check DATA_DIR and DATABASE_URL, or start the site once.\n',
  )
  expect(code).toBe(1)
})
