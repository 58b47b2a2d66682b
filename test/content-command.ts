import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { reportCommand } from '#editorial/reports/report-command.ts'
import { commands } from '#repository/commands/commands.ts'
import { createCommandRunner } from '#repository/commands/run-command.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { commandParts } from './command-context.ts'
import { createMigratedDatabase, createSeededDatabase, type Engine } from './engines.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Said = { code: number; out: string; err: string }

export type ContentCommand = AsyncDisposable & {
  /** For files of the test. */
  folder: string
  /** What `openDatabase` takes. */
  target: string
  /** In this process, with a connection of its own. */
  run: (...args: string[]) => Promise<Said>
  /** In a process of its own, as npm starts it. */
  start: (...args: string[]) => ChildProcess
}

const root = join(import.meta.dirname, '..')
/** As `scripts/content.ts` makes it. */
const runCommand = createCommandRunner({ ...commands, report: reportCommand })

/** `npm run content` on a database of its own, which is empty or has the demo. */
export async function contentCommand(
  engine: Engine,
  { hasDemo = false }: { hasDemo?: boolean } = {},
): Promise<ContentCommand> {
  const folder = temporaryFolder()
  const create = hasDemo ? createSeededDatabase : createMigratedDatabase
  const database = engine === 'PostgreSQL' ? await create(engine) : null
  const target = database?.target ?? join(folder.path, 'lobang.sqlite')
  if (!database) copyFileSync(inject(hasDemo ? 'seeded' : 'migrated'), target)

  return {
    folder: folder.path,
    target,
    async run(...args) {
      const said = { out: '', err: '' }
      const io = {
        out: (line: string) => {
          said.out += `${line}\n`
        },
        err: (text: string) => {
          said.err += text
        },
        isTerminal: false,
      }
      const code = await runCommand(args, io, async () => {
        const db = openDatabase(target)
        return {
          db,
          engine,
          siteUrl: new URL('http://site.test'),
          now: () => new Date(),
          createRef: () => crypto.randomUUID(),
          createIllustrator,
          author: { kind: 'command', name: 'editor' },
          ...commandParts,
          workFolder: join(folder.path, 'imports'),
          io,
          [Symbol.asyncDispose]: () => db.destroy(),
        }
      })
      return { code, ...said }
    },
    start(...args) {
      const settings = { DATA_DIR: folder.path, DATABASE_URL: database?.target ?? '' }
      const env = { ...process.env, ...settings }
      return spawn('node', ['scripts/content.ts', ...args], { cwd: root, env, stdio: 'pipe' })
    },
    async [Symbol.asyncDispose]() {
      await database?.[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}
