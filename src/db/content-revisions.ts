import { sql, type Transaction } from 'kysely'
import type { CustomTypeKey, CustomTypeRow } from './custom-type-rows.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type PublishRow = Tables['content_publishes']
export type ContentKind = Tables['revisions']['content']

type RevisionAction = Tables['revisions']['action']

/** Where content is published and staged, and in which columns. */
export const contentTables = [
  {
    kind: 'document',
    table: 'documents',
    staged: 'staged_documents',
    names: ['type', 'uid', 'lang'],
    text: 'document',
  },
  {
    kind: 'richtext',
    table: 'richtext_pages',
    staged: 'staged_pages',
    names: [],
    text: 'block_map',
  },
] as const

/**
 * Appends what the publish does to each document and rich-text page. Part of the publishing transaction, before
 * the staged rows are moved.
 */
export async function appendRevisions(tx: Transaction<Tables>, version: number): Promise<void> {
  for (const { kind, table, staged, names, text } of contentTables) {
    const [content, number] = [sql.lit(kind), sql.lit(version)]
    const named = sql.join(names.map((name) => sql.ref(name)))
    const shown = names.length > 0 ? named : sql`NULL, NULL, NULL`
    const columns = sql`(content, id, version, type, uid, lang, action, from_version, changes, whole, since_whole)`
    const [rows, stagedRows] = [sql.table(table), sql.table(staged)]
    await sql`INSERT INTO revisions ${columns}
      SELECT ${content}, id, ${number}, ${shown}, 'remove', version, NULL, ${sql.ref(text)}, 0
      FROM ${rows} WHERE id IN (SELECT id FROM staged_removals WHERE kind = ${content})
      AND id NOT IN (SELECT id FROM ${stagedRows})`.execute(tx)
    await sql`INSERT INTO revisions ${columns}
      SELECT ${content}, s.id, ${number}, ${shown},
        'change', c.from_version, c.changes,
        CASE WHEN c.since_whole = 0 THEN s.${sql.ref(text)} END, c.since_whole
      FROM ${stagedRows} AS s INNER JOIN staged_changes AS c ON c.content = ${content} AND c.id = s.id`.execute(
      tx,
    )
    await sql`INSERT INTO revisions ${columns}
      SELECT ${content}, id, ${number}, ${shown}, 'add', NULL, NULL, NULL, 0
      FROM ${stagedRows} WHERE id NOT IN (SELECT id FROM staged_changes WHERE content = ${content})`.execute(
      tx,
    )
  }
}

type ModelChanges = { saved: readonly CustomTypeRow[]; removed: readonly CustomTypeKey[] }

/** The same for models, which are few and stored whole. Call it before they are saved. */
export async function appendModelRevisions(
  tx: Transaction<Tables>,
  version: number,
  { saved, removed }: ModelChanges,
): Promise<void> {
  if (saved.length + removed.length === 0) return
  const toKey = ({ kind, id }: CustomTypeKey) => `${kind} ${id}`
  const before = await tx.selectFrom('custom_types').selectAll().execute()
  const known = new Map(before.map((row) => [toKey(row), row.model]))
  const nothing = { type: null, uid: null, lang: null, from_version: null, changes: null }
  const toRow = ({ kind, id }: CustomTypeKey, action: RevisionAction, whole: string | null) => ({
    ...nothing,
    ...{ content: kind, id, version, action, whole, since_whole: 0 },
  })
  const rows = [
    ...saved.map((row) => toRow(row, known.has(toKey(row)) ? 'change' : 'add', row.model)),
    ...removed.map((key) => toRow(key, 'remove', known.get(toKey(key)) ?? null)),
  ]
  await tx.insertInto('revisions').values(rows).execute()
}

export async function appendPublish(tx: Transaction<Tables>, row: PublishRow): Promise<void> {
  await tx.insertInto('content_publishes').values(row).execute()
}

/** The revisions of one document, oldest first, each with its publish if that is known. */
export async function revisionsOf(
  db: Database,
  { since = 0, limit, ...named }: Named & { since?: number; limit?: number },
) {
  const query = allOf(db, named)
    .where('revisions.version', '>=', since)
    .orderBy('revisions.version')
  return (limit === undefined ? query : query.limit(limit)).execute()
}

/** The last revisions of one document or page, newest first, each with its publish if that is known. */
export async function lastRevisionsOf(
  db: Database,
  { limit, ...named }: Named & { limit: number },
) {
  return allOf(db, named).orderBy('revisions.version', 'desc').limit(limit).execute()
}

type Named = { content: ContentKind; id: string }

function allOf(db: Database, { content, id }: Named) {
  return joined(db).where('revisions.content', '=', content).where('revisions.id', '=', id)
}

export async function findLastRevision(db: Database, id: string) {
  const [row] = await lastRevisionsOf(db, { content: 'document', id, limit: 1 })
  return row ?? null
}

export async function findPublishVersion(db: Database, ref: string): Promise<number | null> {
  // No index has refs, but the publish is one of the last.
  const publishes = db.selectFrom('content_publishes').select('version').where('ref', '=', ref)
  const row = await publishes.orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row?.version ?? null
}

export type HistoryRow = Awaited<ReturnType<typeof revisionsOf>>[number]

function joined(db: Database) {
  return db
    .selectFrom('revisions')
    .leftJoin('content_publishes as publish', 'publish.version', 'revisions.version')
    .select([
      'revisions.content',
      'revisions.id',
      'revisions.version',
      'revisions.type',
      'revisions.uid',
      'revisions.lang',
      'revisions.action',
      'revisions.from_version',
      'revisions.changes',
      'revisions.whole',
      'publish.published_at',
      'publish.kind',
      'publish.author_kind',
      'publish.author',
      'publish.reason',
      'publish.release_id',
    ])
}

export type AuditQuery = {
  id?: string | undefined
  author?: string | undefined
  /** Days in Singapore, both included. */
  from?: string | undefined
  until?: string | undefined
  kind?: string | undefined
  type?: string | undefined
}

const AUDIT_BATCH = 500

/** Everything that was done, oldest first, read in batches. */
export async function* auditRows(db: Database, query: AuditQuery): AsyncGenerator<HistoryRow> {
  for (let last = { version: 0, content: '', id: '' }; ; ) {
    let next = joined(db)
      // An index serves this condition, but not the next one.
      .where('revisions.version', '>=', last.version)
      .where(
        sql<boolean>`(revisions.version, revisions.content, revisions.id) > (${last.version}, ${last.content}, ${last.id})`,
      )
      .orderBy('revisions.version')
      .orderBy('revisions.content')
      .orderBy('revisions.id')
      .limit(AUDIT_BATCH)
    if (query.id !== undefined) next = next.where('revisions.id', '=', query.id)
    if (query.type !== undefined) next = next.where('revisions.type', '=', query.type)
    if (query.author !== undefined) next = next.where('publish.author', '=', query.author)
    if (query.kind !== undefined) {
      next = next.where('publish.kind', '=', query.kind as PublishRow['kind'])
    }
    if (query.from !== undefined) next = next.where('publish.day', '>=', query.from)
    if (query.until !== undefined) next = next.where('publish.day', '<=', query.until)
    const rows = await next.execute()
    yield* rows
    if (rows.length < AUDIT_BATCH) return
    last = rows.at(-1) ?? last
  }
}

/** Other writers must not wait for long. */
const REMOVED_AT_ONCE = 1000

/**
 * Removes what was published before that day, in several transactions. What is left can still be computed, also after
 * a crash in between.
 */
export async function removeRevisionsBefore(db: Database, day: string): Promise<void> {
  const isOld = sql`version IN (SELECT version FROM content_publishes WHERE day < ${day})`
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`DELETE FROM revisions WHERE (content, id, version) IN (
      SELECT content, id, version FROM revisions WHERE ${isOld} LIMIT ${sql.lit(REMOVED_AT_ONCE)})`.execute(
        db,
      )
    if (numAffectedRows === 0n) break
  }
  await db.deleteFrom('content_publishes').where('day', '<', day).execute()
}
