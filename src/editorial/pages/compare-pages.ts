import type { BlockChange } from '#desk/wire/documents.ts'
import type { BlockEntry, BlockMap } from '#lib/block-map.ts'
import { childrenOf, typeOf } from '#lib/block-parts.ts'
import { blockWords } from '#lib/block-words.ts'
import { isRecord } from '#lib/is-record.ts'
import { isSameJson } from '#lib/same-json.ts'

/** What is different between two versions of a page, block by block in reading order. */
export function comparePages(before: BlockMap, after: BlockMap): BlockChange[] {
  const [root] = Object.keys(after)
  return bothOrders(readingOrder(before), readingOrder(after))
    .flatMap((id) => compareBlock(id, ownEntry(before, id), ownEntry(after, id)) ?? [])
    .map((change) => (change.id === root ? { ...change, ...TITLE } : change))
}

/** The words of the page itself are its title. */
const TITLE = { kind: 'title', kindBefore: 'title' }

function compareBlock(
  id: string,
  before: BlockEntry | undefined,
  after: BlockEntry | undefined,
): BlockChange | null {
  if (isSameJson(before, after)) return null
  const words = { before: blockWords(before), after: blockWords(after) }
  const kindOf = (entry: BlockEntry | undefined) => typeOf(entry ?? {}) ?? ''
  const kinds = { kindBefore: kindOf(before ?? after), kind: kindOf(after ?? before) }
  const toChange = (what: BlockChange['what'], path: BlockChange['path'] = null): BlockChange => ({
    ...{ id, what, path },
    ...kinds,
    ...words,
  })
  if (!before) return toChange('added')
  if (!after) return toChange('removed')
  const hasOtherText = !isSameJson(before.value?.properties, after.value?.properties)
  const path = hasOtherText ? ['data', id, 'value', 'properties'] : null
  if (words.before !== words.after) return toChange('words', path)
  if (kinds.kindBefore !== kinds.kind) return toChange('kind')
  if (before.value?.parent_id !== after.value?.parent_id) return toChange('moved')
  if (isReordered(before, after)) return toChange('order')
  return differsOnlyInChildren(before, after) ? null : toChange('look', path)
}

function ownEntry(map: BlockMap, id: string): BlockEntry | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined
}

/** The blocks that stayed in it are in another order. */
function isReordered(before: BlockEntry, after: BlockEntry): boolean {
  const [old, now] = [childrenOf(before), childrenOf(after)]
  const [wasHere, isHere] = [new Set(old), new Set(now)]
  const stayed = now.filter((id) => wasHere.has(id))
  return old.filter((id) => isHere.has(id)).some((id, place) => id !== stayed[place])
}

/** Added and removed blocks in it have lines of their own. */
function differsOnlyInChildren(before: BlockEntry, after: BlockEntry): boolean {
  const withoutContent = ({ value, ...rest }: BlockEntry) => {
    const { content: _, ...own } = (isRecord(value) ? value : {}) as Record<string, unknown>
    return { ...rest, own }
  }
  return isSameJson(withoutContent(before), withoutContent(after))
}

/** Every block once: the page itself, what is in it, and at the end what nothing names. */
function readingOrder(map: BlockMap): string[] {
  const order = new Set<string>()
  const ids = Object.keys(map)
  const waiting = ids.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (order.has(id) || !Object.hasOwn(map, id)) continue
    order.add(id)
    waiting.push(...childrenOf(map[id] ?? {}).toReversed())
  }
  return [...order]
}

/** The new order, with each removed block after the block that it followed. */
function bothOrders(old: readonly string[], now: readonly string[]): string[] {
  const isHere = new Set(now)
  const goneAfter = new Map<string | null, string[]>([[null, []]])
  let following = goneAfter.get(null) ?? []
  for (const id of old) {
    if (isHere.has(id)) {
      following = []
      goneAfter.set(id, following)
    } else following.push(id)
  }
  return [
    ...(goneAfter.get(null) ?? []),
    ...now.flatMap((id) => [id, ...(goneAfter.get(id) ?? [])]),
  ]
}
