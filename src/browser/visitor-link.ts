import * as paths from '#lib/paths.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { savableDeals } from '#visitor/schemas.ts'
import { readVisitorState } from '#visitor/visitor-state.ts'

const NAME = 'list='
/** Chats and mail programs cut longer URLs. */
const MOST_DEALS = 50
/** Unpacked size. Without a limit, a short link could fill the memory of the browser that opens it. */
const MOST_BYTES = 200_000

/** The fields of a row after the id. Old links must stay readable, so new fields come last and may be missing. */
const columns = [
  ...(['title', 'path', 'brand', 'badge', 'code', 'endsOn'] as const),
  ...(['redeem', 'startsOn', 'usableUntil', 'when', 'checkedOn', 'times'] as const),
] as const

/** A link with the list itself after a `#`, so it never reaches a server. */
export async function toListLink(deals: SavedDeals): Promise<string> {
  const newest = Object.entries(deals)
    .toSorted(([, a], [, b]) => b.savedAt.localeCompare(a.savedAt))
    .slice(0, MOST_DEALS)
  const rows = newest.map(([id, deal]) => [id, ...columns.map((name) => deal[name] ?? null)])
  const packed = new Response(
    new Blob([JSON.stringify(rows)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  )
  const bytes = new Uint8Array(await packed.arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const safe = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${location.origin}${paths.profile}#${NAME}${safe}`
}

/** The deals of such a link, saved today; `null` for any other URL. */
export async function readListLink(hash: string): Promise<SavedDeals | null> {
  const at = hash.indexOf(NAME)
  if (at < 0) return null
  try {
    const text = hash
      .slice(at + NAME.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const rows: unknown[][] = JSON.parse(
      await unpack(Uint8Array.from(atob(text), (char) => char.charCodeAt(0))),
    )
    const savedAt = new Date().toISOString()
    const entries = rows.map(([id, ...values]) => {
      const deal = Object.fromEntries(columns.map((name, index) => [name, values[index]]))
      return [id, { ...deal, savedAt }]
    })
    const favDealsObj = Object.fromEntries(entries)
    const { favDealsObj: deals } = readVisitorState(JSON.stringify({ favDealsObj }))
    return deals ? savableDeals(deals) : null
  } catch {
    return null
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const decoder = new TextDecoder()
  let text = ''
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > MOST_BYTES) throw new RangeError('the list is too long')
  }
}
