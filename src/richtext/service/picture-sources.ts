import type { Block, BlockEntry, BlockMap } from '#lib/block-map.ts'
import { asList, asRecord, asText } from '../read-block.ts'

/** The note-taking tool, which serves pictures that only it can read. */
const TOOL = 'https://www.notion.so'

/** Fields of a block's format that hold the URL of a picture. */
const pictureFormats = [
  'display_source',
  'page_icon',
  'page_cover',
  'bookmark_icon',
  'bookmark_cover',
]

/** Parameters of a URL that only sign it or limit its life. */
const SIGNATURE =
  /^(x-amz-.*|awsaccesskeyid|signature|expires|expirationtimestamp|key-pair-id|policy|token|x-id)$/i

export type PictureSource = {
  /** The same for the same picture, however its URL is signed today. */
  name: string
  url: URL
}

/** All pictures of a page, each once, by the URL in the page. */
export function pictureSources(blocks: BlockMap): Map<string, PictureSource> {
  const found = new Map<string, PictureSource>()
  mapPictures(blocks, (address, block) => {
    const source = toPictureSource(address, block)
    if (source) found.set(address, source)
    return address
  })
  return found
}

/** The page with other URLs for its pictures. */
export function mapPictures(
  blocks: BlockMap,
  map: (address: string, block: Block) => string,
): BlockMap {
  const entries = Object.entries(blocks).map(([id, entry]): [string, BlockEntry] => {
    const block = asRecord(asRecord(entry).value) as Block
    return typeof block.type === 'string'
      ? [id, { ...entry, value: mapBlock({ ...block, id }, map) }]
      : [id, entry]
  })
  return Object.fromEntries(entries)
}

function mapBlock(block: Block, map: (address: string, block: Block) => string): Block {
  const mapped = { ...block }
  const format = asRecord(block.format)
  const isPicture = (name: string) => name !== 'display_source' || block.type === 'image'
  const addresses = pictureFormats.filter(
    (name) => typeof format[name] === 'string' && isPicture(name),
  )
  if (addresses.length > 0) {
    const changed = addresses.map((name) => [name, map(String(format[name]), block)])
    mapped.format = { ...format, ...Object.fromEntries(changed) }
  }
  const source = asText(asRecord(block.properties).source)
  if (block.type === 'image' && source) {
    mapped.properties = { ...block.properties, source: [[map(source, block)]] }
  }
  return mapped
}

/** `null` for anything but a URL, such as an emoji, and for a data URI. */
function toPictureSource(address: string, block: Block): PictureSource | null {
  if (/^(data:|\/images\/[0-9a-f]{32}\/)/i.test(address)) return null
  const direct = URL.parse(address)
  const isSigned = [...(direct?.searchParams.keys() ?? [])].some((key) => SIGNATURE.test(key))
  const isToolsOwn =
    /^\/(image|icons)/.test(address) ||
    /^attachment:/.test(address) ||
    (/secure\.notion-static\.com|prod-files-secure/.test(address) && !isSigned)
  const url = isToolsOwn ? toToolUrl(address, block) : direct
  if (url?.protocol !== 'https:') return null
  const plain = new URL(url)
  for (const key of asList([...plain.searchParams.keys()])) {
    if (SIGNATURE.test(String(key))) plain.searchParams.delete(String(key))
  }
  return { name: plain.href, url }
}

/** The URL that the tool's own pages use. */
function toToolUrl(address: string, { id, parent_table: table = 'block' }: Block): URL {
  const path = address.startsWith('/')
    ? address
    : `/image/${encodeURIComponent(address.toWellFormed())}`
  const url = new URL(path, TOOL)
  if (url.pathname.startsWith('/icons') || url.pathname.includes('/images/page-cover/')) return url
  url.searchParams.set('table', table === 'space' ? 'block' : table)
  url.searchParams.set('id', id)
  url.searchParams.set('cache', 'v2')
  return url
}
