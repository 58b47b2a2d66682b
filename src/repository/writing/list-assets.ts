import { assetTags, type LibraryQuery, searchLibrary } from '#db/asset-library.ts'
import { assetKinds } from '#lib/node/asset-kinds.ts'
import { parseJson } from '#lib/parse-json.ts'
import { toApiAsset } from './to-api-asset.ts'
import type { WriteServices } from './write-context.ts'
import { invalid } from './write-refusal.ts'

const MOST_A_PAGE = 100
const MOST_IDS = 500
const KINDS: readonly string[] = ['all', ...assetKinds]

/** The assets that fit the query, the newest first, a page at a time. */
export async function listAssets(query: URLSearchParams, { db, origin }: WriteServices) {
  const ids = listOf(query, 'ids')
  const kind = query.get('assetType') ?? 'all'
  if (!KINDS.includes(kind)) throw invalid([`assetType: must be one of ${KINDS.join(', ')}`])
  const limit = pageSizeOf(query)
  const wanted: LibraryQuery = {
    kind: assetKinds.find((known) => known === kind) ?? null,
    ids,
    tags: listOf(query, 'tags') ?? [],
    keyword: keywordOf(query),
    limit,
    after: afterOf(query),
  }
  const { rows, total } = await searchLibrary(db, wanted)
  const tags = await assetTags(db)
  const last = rows.length === limit ? rows.at(-1) : undefined
  const missing = ids?.filter((id) => !rows.some((row) => row.asset_id === id)) ?? []
  return {
    items: rows.map((row) => toApiAsset(row, { origin, tags })),
    total,
    ...(last ? { cursor: toCursor(last) } : {}),
    ...(missing.length > 0 ? { missing_ids: missing } : {}),
    is_opensearch_result: false,
  }
}

/** Repeated parameters, or one with commas. */
function listOf(query: URLSearchParams, name: string): string[] | null {
  const values = query.getAll(name).flatMap((value) => value.split(','))
  const list = values.filter((value) => /^[\w-]{1,64}$/.test(value))
  if (list.length !== values.length || list.length > MOST_IDS) {
    throw invalid([`${name}: must be at most ${MOST_IDS} ids`])
  }
  return query.has(name) ? list : null
}

function pageSizeOf(query: URLSearchParams): number {
  const size = Number(query.get('pageSize') ?? MOST_A_PAGE)
  if (Number.isInteger(size) && size >= 1 && size <= MOST_A_PAGE) return size
  throw invalid([`pageSize: must be from 1 to ${MOST_A_PAGE}`])
}

function keywordOf(query: URLSearchParams): string | null {
  const keyword = (query.get('keyword') ?? '').replaceAll('\0', '').trim().slice(0, 100)
  return keyword === '' ? null : keyword
}

type Place = NonNullable<LibraryQuery['after']>

function toCursor({ created_at, asset_id }: Place): string {
  return Buffer.from(JSON.stringify([created_at, asset_id])).toString('base64url')
}

function afterOf(query: URLSearchParams): Place | null {
  const cursor = query.get('cursor')
  if (cursor === null) return null
  const place = parseJson(Buffer.from(cursor, 'base64url').toString())
  const [created_at, asset_id] = Array.isArray(place) ? place : []
  if (isPart(created_at) && isPart(asset_id)) return { created_at, asset_id }
  throw invalid(['cursor: is not one that a list has given'])
}

function isPart(part: unknown): part is string {
  return typeof part === 'string' && /^[\w:.-]{1,64}$/.test(part)
}
