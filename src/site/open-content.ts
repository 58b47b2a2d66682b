import { statSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { findMasterRef } from '#db/content-rows.ts'
import { hasTraces } from '#db/content-traces.ts'
import { type Database, isPostgres, openDatabase } from '#db/database.ts'
import { findMigrated, migrateDatabase } from '#db/migrate.ts'
import { waitForDatabase } from '#db/wait-for-database.ts'
import { withStartUpLock } from '#db/with-start-up-lock.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { type ContentStore, createContentStore } from '#repository/content-store.ts'
import { createContentMarker } from './content-marker.ts'
import { findDemoRefusal, MissingContentError } from './missing-content.ts'

export type OpenContentOptions = {
  config: Pick<
    Config,
    'database' | 'databaseWaitMs' | 'dataDir' | 'demo' | 'siteUrl' | 'contentEndpoint'
  >
  log: Logger
  now: () => Date
  createRef: () => string
  /** The folder of the demo. */
  seedFolder: string
  turns?: LoopTurns
}

/**
 * Opens the database and its published content; imports the demo if that is allowed. Throws `MissingContentError`
 * when there is nothing to serve. See docs/decisions/0040-a-lost-database-is-not-a-new-one.md.
 */
export async function openContent(
  options: OpenContentOptions,
): Promise<{ db: Database; store: ContentStore }> {
  const { config, log, now } = options
  const marker = createContentMarker(config)
  const hadContentSince = await marker.find()
  const refusal = (traces: boolean) =>
    findDemoRefusal({
      mode: config.demo,
      isPublic: config.siteUrl.protocol === 'https:',
      hadContentSince,
      hasTraces: traces,
    })
  // Opening would create a new file, perhaps where a volume is not mounted.
  if (isNoFile(config.database) && config.contentEndpoint === null) refuse(refusal(false))

  return waitForDatabase(
    {
      target: config.database,
      limitMs: config.databaseWaitMs,
      onWait: (error) => log.warn({ err: error }, 'waiting for the database'),
    },
    () => withStartUpLock(config.database, open),
  )

  async function open() {
    const db = openDatabase(config.database)
    try {
      const { unknown } = (await findMigrated(db)) ?? (await migrateDatabase(config.database))
      if (unknown.length > 0) {
        log.warn(
          { migrations: unknown },
          'a newer build has changed the database; this build runs on its tables',
        )
      }
      if ((await findMasterRef(db)) === null) {
        await fill(db, { ...options, reason: refusal(await hasTraces(db)) })
      }
      const store = await createContentStore(db, options.turns)
      if (store.snapshot().ref !== null) await remember()
      return { db, store }
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  async function remember(): Promise<void> {
    await marker
      .remember(now())
      .catch((error) => log.error({ err: error }, 'DATA_DIR cannot be written'))
  }
}

async function fill(
  db: Database,
  { reason, ...options }: OpenContentOptions & { reason: string | null },
): Promise<void> {
  const { config, log, seedFolder: folder } = options
  // With a remote repository the site needs no documents of its own.
  if (reason !== null && config.contentEndpoint !== null) return log.error(reason)
  refuse(reason)
  // Only now: a site that has content needs none of this code.
  const { seedContent } = await import('#repository/seed-content.ts')
  const { createIllustrator } = await import('#seed/illustrator/illustrator.ts')
  await seedContent(db, { ...options, folder, createIllustrator })
  log.warn('Nothing was ever published here, so the demo catalogue was imported.')
}

function refuse(reason: string | null): void {
  if (reason !== null) throw new MissingContentError(reason)
}

/** SQLite takes an empty file for a new database. */
function isNoFile(database: string): boolean {
  if (isPostgres(database) || database === ':memory:') return false
  return (statSync(database, { throwIfNoEntry: false })?.size ?? 0) === 0
}
