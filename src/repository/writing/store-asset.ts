import { assetTags, findLibraryAsset, saveToLibrary } from '#db/asset-library.ts'
import type { Database } from '#db/database.ts'
import { readUpload } from './read-upload.ts'
import { toApiAsset } from './to-api-asset.ts'
import type { WriteContext } from './write-context.ts'
import { invalid } from './write-refusal.ts'

/** As long as the addresses of pictures take it. */
const ID_LENGTH = 32

/**
 * Stores an uploaded picture. Its kind is read from its bytes, whatever the form says. `also` is done with it, or
 * neither is.
 */
export async function storeAsset(
  request: Request,
  context: WriteContext,
  also?: (id: string, transaction: Database) => Promise<void>,
) {
  const { db, now, origin, author, inspect } = context
  const { bytes, ...texts } = await readUpload(request)
  const info = await inspect(bytes)
  if ('fault' in info) throw invalid([info.fault])
  const id = await toId(bytes)
  const { type, width, height } = info
  const at = now().toISOString()
  await saveToLibrary(
    db,
    { id, type, width, height, bytes },
    {
      asset_id: id,
      ...texts,
      size: bytes.length,
      tags: '[]',
      uploader: author.name,
      created_at: at,
      changed_at: at,
    },
    also && ((transaction) => also(id, transaction)),
  )
  const asset = await findLibraryAsset(db, id)
  if (!asset) throw new Error(`The picture ${id} was removed at once`)
  return toApiAsset(asset, { origin, tags: await assetTags(db) })
}

/** Not in this thread: hashing 20 MB takes too long. */
async function toId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
  return hash.toString('hex').slice(0, ID_LENGTH)
}
