import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type AssetKind, assetKinds } from '#lib/node/asset-kinds.ts'
import type { Asset } from './assets.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

type AssetDetails = Tables['asset_details']
export type AssetTag = Tables['asset_tags']
/** A picture of the library, without its bytes. */
export type LibraryAsset = AssetDetails & Omit<Asset, 'id' | 'bytes'>

/**
 * The same bytes are the same picture: uploaded again, it gets the new details and keeps its tags. `also` runs in the
 * same transaction.
 */
export async function saveToLibrary(
  db: Database,
  asset: Asset,
  details: AssetDetails,
  also: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { asset_id, created_at, tags, ...changed } = details
  await db.transaction().execute(async (tx) => {
    await insertNew(tx, { into: 'assets', row: asset, key: ['id'] })
    await tx
      .insertInto('asset_details')
      .values(details)
      .onConflict((conflict) => conflict.column('asset_id').doUpdateSet(changed))
      .execute()
    await also(tx)
  })
}

const selectLibrary = (db: Database) =>
  db
    .selectFrom('asset_details')
    .innerJoin('assets', 'assets.id', 'asset_details.asset_id')
    .selectAll('asset_details')
    .select(['assets.type', 'assets.width', 'assets.height'])

export async function findLibraryAsset(db: Database, id: string): Promise<LibraryAsset | null> {
  const row = await selectLibrary(db).where('asset_id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function libraryAssets(db: Database, ids: readonly string[]): Promise<LibraryAsset[]> {
  return ids.length === 0 ? [] : selectLibrary(db).where('asset_id', 'in', ids).execute()
}

/** `false` if the library has no such picture. */
export async function changeDetails(
  db: Database,
  id: string,
  changed: Partial<AssetDetails>,
): Promise<boolean> {
  return changeRows(db, 'asset_details', { where: { asset_id: id }, set: changed })
}

/** The bytes stay: documents and their old versions may show the picture. */
export async function removeFromLibrary(db: Database, id: string): Promise<boolean> {
  return removeRows(db, 'asset_details', { asset_id: id })
}

export type LibraryQuery = {
  /** Words in a name or text. */
  keyword: string | null
  ids: readonly string[] | null
  /** `null` is any. */
  kind: AssetKind | null
  /** Ids of tags, all of which a picture must have. */
  tags: readonly string[]
  limit: number
  /** The last picture of the page before. */
  after: Pick<AssetDetails, 'created_at' | 'asset_id'> | null
}

/** The newest first. */
export async function searchLibrary(db: Database, query: LibraryQuery) {
  const { after } = query
  const matches = (eb: Builder) => eb.and(toConditions(eb, query))
  const { total } = await db
    .selectFrom('asset_details')
    .where(matches)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectLibrary(db)
    .where('asset_id', 'in', (eb) =>
      eb
        .selectFrom('asset_details')
        .select('asset_id')
        .where(matches)
        .where((inner) => (after ? isAfter(inner, after) : inner.lit(true)))
        .orderBy('created_at', 'desc')
        .orderBy('asset_id')
        .limit(query.limit),
    )
    .orderBy('created_at', 'desc')
    .orderBy('asset_id')
    .execute()
  return { rows, total: Number(total) }
}

type Builder = ExpressionBuilder<Tables, 'asset_details'>

function toConditions(eb: Builder, { keyword, ids, kind, tags }: LibraryQuery) {
  const has = (column: 'filename' | 'notes' | 'credits' | 'alt' | 'tags', text: string) => {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql<SqlBool>`lower(${eb.ref(column)}) LIKE ${pattern} ESCAPE '\\'`
  }
  return [
    ...(kind === null ? [] : [isOfKind(eb, kind)]),
    ...(ids === null ? [] : [ids.length === 0 ? eb.lit(false) : eb('asset_id', 'in', ids)]),
    ...tags.map((tag) => has('tags', `"${tag}"`)),
    ...(keyword === null
      ? []
      : [
          eb.or(
            (['filename', 'notes', 'credits', 'alt'] as const).map((column) =>
              has(column, keyword),
            ),
          ),
        ]),
  ]
}

function isOfKind(eb: Builder, kind: AssetKind) {
  const ids = eb
    .selectFrom('assets')
    .select('id')
    .where((inner) => {
      const isMedia = (family: AssetKind) => inner('type', 'like', `${family}/%`)
      if (kind !== 'document') return isMedia(kind)
      return inner.not(inner.or(assetKinds.filter((other) => other !== kind).map(isMedia)))
    })
  return eb('asset_id', 'in', ids)
}

function isAfter(eb: Builder, { created_at, asset_id }: NonNullable<LibraryQuery['after']>) {
  return eb.or([
    eb('created_at', '<', created_at),
    eb.and([eb('created_at', '=', created_at), eb('asset_id', '>', asset_id)]),
  ])
}

export async function assetTags(db: Database): Promise<AssetTag[]> {
  return db.selectFrom('asset_tags').selectAll().orderBy('name').execute()
}

/** The tag of that name, which may be there already. */
export async function addAssetTag(db: Database, tag: AssetTag): Promise<AssetTag> {
  await insertNew(db, { into: 'asset_tags', row: tag, key: ['name'] })
  const named = db.selectFrom('asset_tags').selectAll().where('name', '=', tag.name)
  return named.executeTakeFirstOrThrow()
}
