import { isRecord } from '../custom-types/is-record.ts'
import { type Conflict, type Merged, type Path, toConflict, type Versions } from './change.ts'
import { isTold, type Matches, matchItems } from './match-items.ts'
import { mergeOrder } from './merge-order.ts'
import { isSameValue, toContentText } from './same-value.ts'
import { findItemId, isRichText, withoutItemId } from './value-kind.ts'

type List = readonly unknown[]
export type ListVersions = { base: List; wanted: List; found: List }
export type MergeValues = (versions: Versions, path: Path) => Merged

/** An item of the merged list. `base` is its position in the base; `null` if it is new. */
type Item = { base: number | null; value: unknown; isFoundHere: boolean }

/** Longer lists are single places: finding their items again would take too long. */
const MAX_ITEMS = 1000

/**
 * Merges two changes of a list by the identity of its items. Both lists of new items are kept. An item that one
 * has deleted and the other has changed is a conflict, and so are two orders that contradict each other.
 */
export function mergeLists(lists: ListVersions, path: Path, mergeValues: MergeValues): Merged {
  const { base, wanted, found } = lists
  if ([base, wanted, found].some(({ length }) => length > MAX_ITEMS)) return mergeWhole(lists, path)
  const matches = { wanted: matchItems(base, wanted), found: matchItems(base, found) }
  const merge = [base, wanted, found].some(isRichText) ? mergeWhole : mergeValues
  const { kept, conflicts } = mergeKept(lists, matches, { path, merge })
  const order = mergeOrder({
    wanted: matches.wanted.filter((match) => match !== null),
    found: matches.found.filter((match) => match !== null),
    kept: new Set(kept.keys()),
  })
  if (order === null) conflicts.push(toConflict(path, lists))
  const inOrder = order ?? matches.found.filter((match) => match !== null && kept.has(match))
  const items = inOrder.flatMap((at) => kept.get(at ?? -1) ?? [])
  const added = addFound(items, found, matches.found)
  addWanted(items, { lists, matches, added })
  return { value: items.map(({ value }) => value), conflicts }
}

type How = { path: Path; merge: MergeValues }
type BothMatches = { wanted: Matches; found: Matches }

/** The items of the base that stay, by their positions there. */
function mergeKept({ base, wanted, found }: ListVersions, matches: BothMatches, how: How) {
  const kept = new Map<number, Item>()
  const conflicts: Conflict[] = []
  const [wantedPlaces, foundPlaces] = [placesOf(matches.wanted), placesOf(matches.found)]
  base.forEach((old, at) => {
    const [inWanted, inFound] = [wantedPlaces.get(at) ?? -1, foundPlaces.get(at) ?? -1]
    const versions = { base: old, wanted: wanted[inWanted], found: found[inFound] }
    const path = [...how.path, findItemId(old) ?? String(inFound < 0 ? at : inFound)]
    const merged = mergeItem(versions, path, how.merge)
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) {
      kept.set(at, { base: at, value: merged.value, isFoundHere: true })
    }
  })
  return { kept, conflicts }
}

function placesOf(matches: Matches): Map<number | null, number> {
  return new Map(matches.map((match, place) => [match, place]))
}

function mergeItem(versions: Versions, path: Path, merge: MergeValues): Merged {
  const { base, wanted, found } = versions
  if (wanted === undefined || found === undefined) {
    const left = wanted ?? found
    const isUntouched = left === undefined || isSameItem(base, left)
    if (isUntouched) return { value: undefined, conflicts: [] }
    return { value: found, conflicts: [toConflict(path, versions)] }
  }
  if (findItemId(found) === null) {
    return hasSameName(versions) ? merge(versions, path) : mergeWhole(versions, path)
  }
  // The id is nobody's change.
  const id = found as object
  return merge({ base: withIdOf(id, base), wanted: withIdOf(id, wanted), found }, path)
}

/**
 * An item without an id that has another name may be another item. Then its fields are not merged, so that no
 * change ends up in an item that it was not meant for.
 */
function hasSameName({ base, wanted, found }: Versions): boolean {
  const name = isRecord(base) ? Object.keys(base).find((field) => isTold(base[field])) : undefined
  if (name === undefined) return true
  return [wanted, found].every(
    (item) => isRecord(item) && isRecord(base) && isSameValue(item[name], base[name]),
  )
}

function withIdOf(item: object, other: unknown): unknown {
  const name = 'slice_type' in item ? 'id' : 'key'
  return findItemId(other) === null
    ? other
    : { ...(other as object), [name]: (item as Record<string, unknown>)[name] }
}

function isSameItem(a: unknown, b: unknown): boolean {
  return isSameValue(withoutItemId(a), withoutItemId(b))
}

function mergeWhole(versions: Versions, path: Path): Merged {
  const { base, wanted, found } = versions
  if (isSameValue(base, wanted) || isSameValue(wanted, found))
    return { value: found, conflicts: [] }
  if (isSameValue(base, found)) return { value: wanted, conflicts: [] }
  return { value: found, conflicts: [toConflict(path, versions)] }
}

/** Puts what others have added after the item that precedes it there. Returns the new items. */
function addFound(items: Item[], found: List, matches: Matches): Item[] {
  const added: Item[] = []
  let last: Item | null = null
  found.forEach((value, place) => {
    const match = matches[place] ?? null
    const there = match === null ? null : (items.find(({ base }) => base === match) ?? null)
    if (match !== null) {
      last = there ?? last
      return
    }
    const item: Item = { base: null, value, isFoundHere: true }
    items.splice(last === null ? 0 : items.indexOf(last) + 1, 0, item)
    added.push(item)
    last = item
  })
  return added
}

type Adding = { lists: ListVersions; matches: BothMatches; added: readonly Item[] }

/** The same for the wanted list. What others have added at the same place comes first. */
function addWanted(items: Item[], { lists, matches, added }: Adding): void {
  const twins = new Set<Item>()
  let last: Item | null = null
  lists.wanted.forEach((value, place) => {
    const match = matches.wanted[place] ?? null
    if (match !== null) {
      last = items.find(({ base }) => base === match) ?? last
      return
    }
    const twin = findTwin(value, { items, added, last, twins })
    if (twin) {
      twins.add(twin)
      last = twin
      return
    }
    const item: Item = { base: null, value, isFoundHere: false }
    items.splice(placeAfter(items, last), 0, item)
    last = item
  })
}

function placeAfter(items: readonly Item[], last: Item | null): number {
  let place = last === null ? 0 : items.indexOf(last) + 1
  if (last !== null && !last.isFoundHere) return place
  while (items[place]?.base === null && items[place]?.isFoundHere) place += 1
  return place
}

type Place = {
  items: readonly Item[]
  added: readonly Item[]
  last: Item | null
  twins: ReadonlySet<Item>
}

/**
 * The item that somebody else has added too: the same word, the same slice, or the same content at the same place.
 * The same new id with other content is another item: importers number slices by their place.
 */
function findTwin(value: unknown, { items, added, last, twins }: Place): Item | null {
  const text = toContentText(value)
  const same = added.filter((item) => !twins.has(item) && toContentText(item.value) === text)
  if (typeof value !== 'object' || findItemId(value) !== null) return same[0] ?? null
  const start = last === null ? 0 : items.indexOf(last) + 1
  return same.find((item) => items.slice(start, items.indexOf(item)).every(isNew)) ?? null
}

function isNew({ base }: Item): boolean {
  return base === null
}
