import { type Kysely, sql } from 'kysely'
import { batches } from '#lib/node/batches.ts'
import { type Asset, saveAssets } from './assets.ts'
import { type PublishOutcome, publishStaged, type StagedPublish } from './content-publish.ts'
import {
  type DocumentRow,
  findMainLanguage,
  findMasterRef,
  type RichtextRow,
} from './content-rows.ts'
import type { Database } from './database.ts'
import { createStagingTables, dropStagingTables } from './staging-tables.ts'
import type { StagedChangeRow, StagingTables, Tables } from './tables.ts'

type Removal = Pick<Tables['removed_content'], 'kind' | 'id'>

/** Collects a change of any size before it is published in one transaction. */
export type Staging = ReturnType<typeof toStaging>

/**
 * Collects changes in temporary tables, which both engines keep apart from the database itself. Nobody waits
 * while a large change is read and checked, memory stays small, and a killed process leaves nothing behind.
 */
export async function withStaging<Result>(
  db: Database,
  work: (staging: Staging) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await dropStagingTables(connection)
    await createStagingTables(connection)
    try {
      return await work(toStaging(connection))
    } finally {
      await dropStagingTables(connection)
    }
  })
}

type StagingDatabase = Kysely<Tables & StagingTables>

function toStaging(connection: Database) {
  const db = connection.withTables<StagingTables>()
  const assets: Asset[] = []
  /** For a release; a publish saves its pictures itself. An unused picture does no harm. */
  const save = () => saveAssets(connection, assets)
  type Ids = readonly string[]
  return {
    /** Reads on the stage's own connection: an SQLite database in memory has no other. */
    findMasterRef: () => findMasterRef(connection),
    findMainLanguage: () => findMainLanguage(connection),
    findDocuments: (ids: Ids) => findValues(db, 'documents.document', ids),
    findPages: (ids: Ids) => findValues(db, 'richtext_pages.block_map', ids),
    /** The type of each published document, by id. */
    typesOf: (ids: Ids) => findValues(db, 'documents.type', ids),
    async publishedIds() {
      const documents = await db.selectFrom('documents').select('id').execute()
      const pages = await db.selectFrom('richtext_pages').select('id').execute()
      return { documents: documents.map(({ id }) => id), pages: pages.map(({ id }) => id) }
    },
    addDocuments: (rows: readonly DocumentRow[]) => insertAll(db, 'staged_documents', rows),
    addPages: (rows: readonly RichtextRow[]) => insertAll(db, 'staged_pages', rows),
    remove: (removals: readonly Removal[]) => insertAll(db, 'staged_removals', removals),
    addChanges: (rows: readonly StagedChangeRow[]) => insertAll(db, 'staged_changes', rows),
    /** The version of each published row, and how many changes ago its whole text was kept. */
    lastRevisions: (content: StagedChangeRow['content'], ids: Ids) =>
      lastRevisions(db, content, ids),
    /** Staged documents whose uid belongs to an unchanged published document. */
    uidConflicts: () => uidConflicts(db),
    /** Everything staged. For a release, which is never large. */
    rows: async () => ({
      documents: await db.selectFrom('staged_documents').selectAll().execute(),
      pages: await db.selectFrom('staged_pages').selectAll().execute(),
      removals: await db.selectFrom('staged_removals').selectAll().execute(),
    }),
    addAssets: (more: readonly Asset[]) => assets.push(...more),
    saveAssets: save,
    async publish(publish: StagedPublish): Promise<PublishOutcome> {
      await save()
      return publishStaged(connection, publish)
    },
  }
}

/** One column of the published rows with these ids, by id. */
async function findValues(
  db: StagingDatabase,
  column: 'documents.document' | 'documents.type' | 'richtext_pages.block_map',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const [table = ''] = column.split('.')
  const values = new Map<string, string>()
  for (const some of batches(ids)) {
    const query = sql<{ id: string; value: string }>`
      SELECT id, ${sql.ref(column)} AS value FROM ${sql.table(table)} WHERE id IN (${sql.join(some)})`
    for (const { id, value } of (await query.execute(db)).rows) values.set(id, value)
  }
  return values
}

async function lastRevisions(
  db: StagingDatabase,
  content: StagedChangeRow['content'],
  ids: readonly string[],
) {
  const table = sql.table(content === 'document' ? 'documents' : 'richtext_pages')
  const found = new Map<string, { version: number; sinceWhole: number }>()
  for (const some of batches(ids)) {
    const query = sql<{ id: string; version: number; since_whole: number | null }>`
      SELECT published.id, published.version, revisions.since_whole FROM ${table} AS published
      LEFT JOIN revisions ON revisions.content = ${sql.lit(content)}
        AND revisions.id = published.id AND revisions.version = published.version
      WHERE published.id IN (${sql.join(some)})`
    for (const { id, version, since_whole } of (await query.execute(db)).rows) {
      found.set(id, { version, sinceWhole: since_whole ?? 0 })
    }
  }
  return found
}

async function insertAll<Table extends keyof StagingTables>(
  db: StagingDatabase,
  table: Table,
  rows: readonly StagingTables[Table][],
): Promise<void> {
  for (const some of batches(rows)) {
    await db
      .insertInto<keyof StagingTables>(table)
      .values(some as never)
      .execute()
  }
}

async function uidConflicts(db: StagingDatabase) {
  const rows = await db
    .selectFrom('staged_documents as staged')
    .innerJoin('documents as stored', (join) =>
      join
        .onRef('stored.type', '=', 'staged.type')
        .onRef('stored.uid', '=', 'staged.uid')
        .onRef('stored.lang', '=', 'staged.lang')
        .onRef('stored.id', '<>', 'staged.id'),
    )
    .select(['staged.id', 'staged.type', 'staged.uid', 'stored.id as other'])
    .where('stored.id', 'not in', db.selectFrom('staged_documents').select('id'))
    .where(
      'stored.id',
      'not in',
      db.selectFrom('staged_removals').select('id').where('kind', '=', 'document'),
    )
    .execute()
  return rows.map((row) => ({ ...row, uid: row.uid ?? '' }))
}
