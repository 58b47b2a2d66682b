// npm run content -- COMMAND: manages the content. See src/repository/commands and src/editorial.
import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createIllustrator } from '../seed/illustrator/illustrator.ts'
import { readProcessConfig } from '../src/config.ts'
import { isPostgres, openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { withStartUpLock } from '../src/db/with-start-up-lock.ts'
import { reportCommand } from '../src/editorial/reports/report-command.ts'
import { inspectUpload } from '../src/images/inspect-upload.ts'
import { createOutgoingFetch } from '../src/outgoing/create-outgoing-fetch.ts'
import { commands } from '../src/repository/commands/commands.ts'
import { createCommandRunner } from '../src/repository/commands/run-command.ts'
import { openServerKeys } from '../src/site/server-keys.ts'

const io = {
  out: (line: string) => console.log(line),
  err: (text: string) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
}

const runCommand = createCommandRunner({ ...commands, report: reportCommand })

process.exitCode = await runCommand(process.argv.slice(2), io, async () => {
  const config = readProcessConfig()
  await withStartUpLock(config.database, () => migrateDatabase(config.database))
  const db = openDatabase(config.database, commandLimits)
  return {
    db,
    engine: isPostgres(config.database) ? 'PostgreSQL' : 'SQLite',
    siteUrl: config.siteUrl,
    now: () => new Date(),
    createRef: () => randomBytes(12).toString('base64url'),
    createIllustrator,
    author: { kind: 'command', name: userInfo().username },
    fetch: createOutgoingFetch({}),
    privateHosts: config.privateHosts,
    workFolder: join(config.dataDir, 'imports'),
    inspect: inspectUpload,
    secrets: async () => (await openServerKeys(db, config)).keys,
    io,
    [Symbol.asyncDispose]: () => db.destroy(),
  }
})
