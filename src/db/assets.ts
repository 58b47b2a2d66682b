import { batches } from '#lib/node/batches.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type Asset = Tables['assets']

/** Skips existing rows: the same id means the same bytes. */
export async function saveAssets(db: Database, assets: readonly Asset[]): Promise<void> {
  const once = [...new Map(assets.map((asset) => [asset.id, asset])).values()]
  await db.transaction().execute(async (tx) => {
    for (const rows of batches(once)) {
      await tx
        .insertInto('assets')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
  })
}

/** One at a time, ordered by id, because together they may be large. */
export async function* streamAssets(db: Database): AsyncGenerator<Asset> {
  for (let last = ''; ; ) {
    const next = db.selectFrom('assets').selectAll().where('id', '>', last).orderBy('id').limit(1)
    const asset = await next.executeTakeFirst()
    if (!asset) return
    yield asset
    last = asset.id
  }
}

/** The media type of a picture; `null` if there is none, or it is another kind of file. */
export async function findPictureType(db: Database, id: string): Promise<string | null> {
  const picture = await selectPicture(db, id).select('type').executeTakeFirst()
  return picture?.type ?? null
}

export async function findPicture(db: Database, id: string): Promise<Asset | null> {
  return (await selectPicture(db, id).selectAll().executeTakeFirst()) ?? null
}

function selectPicture(db: Database, id: string) {
  return db.selectFrom('assets').where('id', '=', id).where('type', 'like', 'image/%')
}

/** The ids among these that have an asset. */
export async function knownAssetIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('assets').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
