import { type LibraryAsset, libraryAssets } from '#db/asset-library.ts'
import { knownAssetIds } from '#db/assets.ts'
import { isRecord } from '#lib/is-record.ts'
import * as paths from '#lib/paths.ts'
import { mapParts } from '../map-parts.ts'
import { kindOf } from './asset-kind.ts'
import { toAssetPath } from './to-api-asset.ts'
import type { WriteContext } from './write-context.ts'
import { invalid } from './write-refusal.ts'

/** No document shows more pictures. */
const MOST_PICTURES = 1000

type Data = Record<string, unknown>

/**
 * Data as clients send it → as stored: our pictures have no host, and links to media, of which clients send the
 * id alone, say what they lead to. Throws if one is not there.
 */
export async function toStoredData(
  data: Data,
  { db, origin }: Pick<WriteContext, 'db' | 'origin'>,
): Promise<Data> {
  const found = { pictures: new Set<string>(), media: new Set<string>() }
  const hostless = mapRecords(data, (record) => {
    const mediaId = findMediaId(record)
    if (mediaId !== null) found.media.add(mediaId)
    const url = findOwnUrl(record, origin)
    if (url === null) return record
    found.pictures.add(url.split('/')[2] ?? '')
    return { ...record, url }
  }) as Data
  if (found.pictures.size + found.media.size > MOST_PICTURES) {
    throw invalid([`A document may have at most ${MOST_PICTURES} pictures and files`])
  }
  const media = new Map((await libraryAssets(db, [...found.media])).map((a) => [a.asset_id, a]))
  const known = await knownAssetIds(db, [...found.pictures])
  const missing = [
    ...[...found.pictures].filter((id) => !known.has(id)),
    ...[...found.media].filter((id) => !media.has(id)),
  ]
  if (missing.length > 0) throw invalid(missing.map((id) => `there is no asset ${id}`))
  return mapRecords(hostless, (record) => {
    const asset = media.get(findMediaId(record) ?? '')
    return asset ? { ...record, ...toMedia(asset) } : record
  }) as Data
}

/** Replaces records from the innermost to the outermost. */
function mapRecords(value: unknown, map: (record: Data) => Data): unknown {
  if (typeof value !== 'object' || value === null) return value
  const mapped = mapParts(value, (part) => mapRecords(part, map))
  return isRecord(mapped) ? map(mapped) : mapped
}

/** The id of a link that says nothing else about its target. */
function findMediaId({ link_type, id, url }: Data): string | null {
  return link_type === 'Media' && typeof id === 'string' && url === undefined ? id : null
}

function findOwnUrl({ url, dimensions, link_type }: Data, origin: string): string | null {
  if (typeof url !== 'string' || (dimensions === undefined && link_type !== 'Media')) return null
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (path.startsWith(paths.pictures)) return path
  if (!path.startsWith(paths.files)) return null
  if (link_type !== 'Media') throw invalid([`${path} is no picture`])
  return path
}

function toMedia(asset: LibraryAsset) {
  const kind = kindOf(asset.type)
  const { filename: name, size, height, width } = asset
  return {
    name,
    kind,
    url: toAssetPath(asset),
    size: String(size),
    ...(kind === 'image' ? { height: String(height), width: String(width) } : {}),
  }
}
