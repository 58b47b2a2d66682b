import { assetTags, findLibraryAsset, saveToLibrary } from '#db/asset-library.ts'
import type { Asset } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import { claimsPicture, fileTypeOf } from './asset-kind.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { toApiAsset } from './to-api-asset.ts'
import type { WriteContext } from './write-context.ts'
import { invalid } from './write-refusal.ts'

/** As long as the addresses of pictures take it. */
const ID_LENGTH = 32

type Also = (id: string, transaction: Database) => Promise<void>

/**
 * Stores the file of a form. A readable picture counts as one, whatever the form says. A picture that cannot be read
 * is refused. Any other file is stored unchanged.
 */
export async function storeAsset(request: Request, context: WriteContext) {
  const { type, ...upload } = await readUpload(request)
  const info = await context.inspect(upload.bytes)
  if (!('fault' in info)) return store(upload, info, context)
  const stated = { type, filename: upload.filename }
  if (claimsPicture(stated)) throw invalid([info.fault])
  return store(upload, { type: fileTypeOf(stated), width: 0, height: 0 }, context)
}

/** Stores a picture and its texts. `also` runs in the same transaction. */
export async function storePicture(upload: Upload, context: WriteContext, also?: Also) {
  const info = await context.inspect(upload.bytes)
  if ('fault' in info) throw invalid([info.fault])
  return store(upload, info, context, also)
}

type AssetInfo = Pick<Asset, 'type' | 'width' | 'height'>

async function store(
  { bytes, ...texts }: Upload,
  { type, width, height }: AssetInfo,
  context: WriteContext,
  also?: Also,
) {
  const { db, now, origin, author } = context
  const id = await toAssetId(bytes)
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
  if (!asset) throw new Error(`The asset ${id} was removed at once`)
  return toApiAsset(asset, { origin, tags: await assetTags(db) })
}

/** The hash of the bytes, computed in another thread: 20 MB take too long for this one. */
export async function toAssetId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
  return hash.toString('hex').slice(0, ID_LENGTH)
}
