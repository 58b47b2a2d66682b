import { isRecord } from '../is-record.ts'
import { addItems, type KeptItem } from './add-items.ts'
import { type Conflict, type Merged, type Path, toConflict, type Versions } from './change.ts'
import { findSplitOff } from './find-split-off.ts'
import { isTold, type Matches, matchItems, placesOf } from './match-items.ts'
import { mergeOrder } from './merge-order.ts'
import { isSameValue } from './same-value.ts'
import { findItemId, isRichText, withoutItemId } from './value-kind.ts'

type List = readonly unknown[]
export type ListVersions = { base: List; wanted: List; found: List }
type MergeValues = (versions: Versions, path: Path) => Merged

/** Decides about all changes of the author that others do not have. */
type Settle = {
  /** For an item without an id; `undefined` removes it. */
  item: (own: Versions) => unknown
  /** The side whose order counts if the two contradict each other. */
  order: () => 'wanted' | 'found'
}

type How = { path: Path; merge: MergeValues; settle?: Settle }

/** Longer lists are single places, because matching their items would take too long. */
const MAX_ITEMS = 1000

export function isTooLong({ base, wanted, found }: ListVersions): boolean {
  return [base, wanted, found].some(({ length }) => length > MAX_ITEMS)
}

/**
 * Merges two changes of a list by the identity of its items. Both lists of new items are kept. It is a conflict if one
 * side has deleted an item that the other has changed, or if the two orders contradict each other.
 */
export function mergeLists(lists: ListVersions, { path, merge: mergeValues, settle }: How): Merged {
  const { base, wanted, found } = lists
  if (isTooLong(lists)) return mergeWhole(lists, path)
  const matches = { wanted: matchItems(base, wanted), found: matchItems(base, found) }
  const merge = [base, wanted, found].some(isRichText) ? mergeWhole : mergeValues
  const how = { path, merge, ...(settle && { settle }) }
  const { kept, conflicts, hasNameless } = mergeKept(lists, matches, how)
  const { order, isClear } = mergeOrder({
    wanted: matches.wanted.filter((match) => match !== null),
    found: matches.found.filter((match) => match !== null),
    kept: new Set(kept.keys()),
    ...(settle && { settle: settle.order }),
  })
  const withheld = settle ? new Map<number, number>() : findSplitOff({ ...lists, matches })
  if (!isClear || hasNameless || withheld.size > 0) conflicts.push(toConflict(path, lists))
  const isAdded = (_: unknown, place: number) => !withheld.has(place)
  const value = addItems(
    order.flatMap((at) => kept.get(at) ?? []),
    {
      found: { list: found, matches: matches.found },
      wanted: { list: wanted.filter(isAdded), matches: matches.wanted.filter(isAdded) },
    },
    settle && ((item) => settle.item({ base: undefined, wanted: item, found: undefined })),
  )
  return { value, conflicts }
}

type BothMatches = { wanted: Matches; found: Matches }

/**
 * The items of the base that stay, by their positions there. A conflict in an item without an id is a conflict of the
 * whole list, because no path leads to the item.
 */
function mergeKept({ base, wanted, found }: ListVersions, matches: BothMatches, how: How) {
  const kept = new Map<number, KeptItem>()
  const conflicts: Conflict[] = []
  let hasNameless = false
  const [wantedPlaces, foundPlaces] = [placesOf(matches.wanted), placesOf(matches.found)]
  base.forEach((old, at) => {
    const [inWanted, inFound] = [wantedPlaces.get(at) ?? -1, foundPlaces.get(at) ?? -1]
    const versions = { base: old, wanted: wanted[inWanted], found: found[inFound] }
    const id = findItemId(old)
    const merged = mergeItem(versions, [...how.path, id ?? ''], how.merge)
    const isClash = merged.conflicts.length > 0
    const value =
      id === null && how.settle ? settleItem(versions, merged, how.settle) : merged.value
    if (id !== null) conflicts.push(...merged.conflicts)
    else hasNameless ||= isClash && !how.settle
    if (value !== undefined) kept.set(at, { base: at, value })
  })
  return { kept, conflicts, hasNameless }
}

/** A value without conflicts is offered as merged, unless the draft already has it. */
function settleItem(versions: Versions, { value, conflicts }: Merged, settle: Settle): unknown {
  if (conflicts.length > 0) return settle.item(versions)
  return isSameValue(value, versions.found) ? value : settle.item({ ...versions, wanted: value })
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
  // Nobody has changed the id.
  const id = found as object
  return merge({ base: withIdOf(id, base), wanted: withIdOf(id, wanted), found }, path)
}

/**
 * An item without an id may be another item if its name differs. Then its fields are not merged, so that no change goes
 * into the wrong item.
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

/** Merges a value as one place: a conflict if both sides changed it to different values. */
export function mergeWhole(versions: Versions, path: Path): Merged {
  const { base, wanted, found } = versions
  if (isSameValue(base, wanted) || isSameValue(wanted, found))
    return { value: found, conflicts: [] }
  if (isSameValue(base, found)) return { value: wanted, conflicts: [] }
  return { value: found, conflicts: [toConflict(path, versions)] }
}
