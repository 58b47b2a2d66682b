import { isDeepStrictEqual } from 'node:util'

// A second way to merge, for comparison: slow, and only for documents whose items all carry a name (`k12k`), an
// id or a link, so that nothing has to be guessed.

type Fields = Record<string, unknown>
type Told = { before: unknown; after: unknown; found: unknown }
export type NaiveVersions = { base: unknown; wanted: unknown; found: unknown }

export type NaiveResult = {
  value: unknown
  told: Told[]
  /**
   * Somebody has removed items of a list without ids and somebody has added some: nobody can tell whether these
   * are new or rewritten.
   */
  isAmbiguous: boolean
}

export function naiveMerge({ base, wanted, found }: NaiveVersions): NaiveResult {
  if (isEqual(base, wanted) || isEqual(wanted, found)) return plain(found)
  if (isEqual(base, found)) return plain(wanted)
  if (isFields(wanted) && isFields(found) && (base === undefined || isFields(base))) {
    return mergeFields(base ?? {}, wanted, found)
  }
  if (Array.isArray(base) && Array.isArray(wanted) && Array.isArray(found)) {
    return mergeItems(base, wanted, found)
  }
  return { value: found, told: [{ before: base, after: wanted, found }], isAmbiguous: false }
}

function plain(value: unknown): NaiveResult {
  return { value, told: [], isAmbiguous: false }
}

export function isEqual(a: unknown, b: unknown): boolean {
  return a === b || isDeepStrictEqual(a, b)
}

/** Blocks, links, pictures and positions are single places. */
function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !['spans', 'link_type', 'dimensions', 'latitude'].some((name) => name in value)
}

function mergeFields(base: Fields, wanted: Fields, found: Fields): NaiveResult {
  const result: NaiveResult = { value: {}, told: [], isAmbiguous: false }
  for (const name of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
    const field = naiveMerge({ base: base[name], wanted: wanted[name], found: found[name] })
    if (field.value !== undefined) (result.value as Fields)[name] = field.value
    result.told.push(...field.told)
    result.isAmbiguous ||= field.isAmbiguous
  }
  return result
}

/** The identity of an item. */
export function identityOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return `word ${item}`
  if ('slice_type' in item) return `slice ${(item as Fields).id}`
  const text = JSON.stringify(item)
  const name = /k\d+k/.exec(text) ?? /"id":"([^"]+)"/.exec(text)
  if (!name) throw new Error(`an item without identity: ${text}`)
  return name[0]
}

function mergeItems(base: unknown[], wanted: unknown[], found: unknown[]): NaiveResult {
  const lists = [base, wanted, found].map((list) => new Map(list.map((i) => [identityOf(i), i])))
  const [inBase = new Map(), inWanted = new Map(), inFound = new Map()] = lists
  const result: NaiveResult = { value: [], told: [], isAmbiguous: isAmbiguous(lists) }
  const values = new Map<string, unknown>()
  // A conflict in an item without an id is reported for the list.
  let isToldOfList = false
  const tell = (item: unknown, told: Told[]) => {
    if (typeof item === 'object' && 'slice_type' in (item as object)) result.told.push(...told)
    else isToldOfList ||= told.length > 0
  }
  for (const id of new Set([...inBase.keys(), ...inFound.keys(), ...inWanted.keys()])) {
    const [old, mine, theirs] = [inBase.get(id), inWanted.get(id), inFound.get(id)]
    if (old !== undefined && (mine === undefined || theirs === undefined)) {
      const left = mine ?? theirs
      if (left === undefined || isEqual(left, old)) continue
      tell(old, [{ before: old, after: mine, found: theirs }])
      if (theirs !== undefined) values.set(id, theirs)
      continue
    }
    const item =
      mine === undefined || theirs === undefined
        ? plain(mine ?? theirs)
        : naiveMerge({ base: old, wanted: mine, found: theirs })
    tell(mine ?? theirs, item.told)
    result.isAmbiguous ||= item.isAmbiguous
    values.set(id, item.value)
  }
  const [oldOrder, mine, theirs] = [inBase, inWanted, inFound].map((list) => [...list.keys()])
  const order = orderOf({ base: oldOrder ?? [], wanted: mine ?? [], found: theirs ?? [] }, values)
  if (order.isContradiction || isToldOfList)
    result.told.push({ before: base, after: wanted, found })
  result.value = order.ids.map((id) => values.get(id))
  return result
}

function isAmbiguous(lists: ReadonlyMap<string, unknown>[]): boolean {
  const [base = new Map(), ...sides] = lists
  const all = lists.flatMap((list) => [...list.values()])
  if (all.some((item) => typeof item !== 'object' || 'slice_type' in (item as object))) return false
  const isShorter = sides.some((side) => [...base.keys()].some((id) => !side.has(id)))
  return isShorter && sides.some((side) => [...side.keys()].some((id) => !base.has(id)))
}

type Orders = { base: string[]; wanted: string[]; found: string[] }

function orderOf(orders: Orders, values: ReadonlyMap<string, unknown>) {
  const keptInBase = orders.base.filter((id) => values.has(id))
  const own = (order: string[]) => order.filter((id) => keptInBase.includes(id))
  const [wanted, found] = [own(orders.wanted), own(orders.found)]
  const both = keptInBase.filter((id) => wanted.includes(id))
  const sorted = isEqual(wanted, both)
    ? found.filter((id) => both.includes(id))
    : sortByWishes(both, wanted, found)
  const ids = sorted ? insertAfter(sorted, found) : [...found]
  const withFound = insertAfter(
    ids,
    orders.found.filter((id) => values.has(id)),
  )
  return {
    ids: insertWanted(withFound, orders, values),
    isContradiction: sorted === null,
  }
}

/** Takes again and again the one that everybody wants before all others. */
function sortByWishes(base: string[], wanted: string[], found: string[]): string[] | null {
  const isBefore = (order: string[], a: string, b: string) => order.indexOf(a) < order.indexOf(b)
  const precedes = (a: string, b: string) => {
    const was = isBefore(base, a, b)
    const isMoved = isBefore(wanted, a, b) !== was || isBefore(found, a, b) !== was
    return isMoved ? !was : was
  }
  const left = [...base]
  const sorted: string[] = []
  while (left.length > 0) {
    const first = left.find((a) => left.every((b) => a === b || precedes(a, b)))
    if (first === undefined) return null
    sorted.push(first)
    left.splice(left.indexOf(first), 1)
  }
  return sorted
}

/** Adds what only `list` has, each after its predecessor there. */
function insertAfter(ids: string[], list: string[]): string[] {
  const result = [...ids]
  list.forEach((id, place) => {
    if (result.includes(id)) return
    const before = list[place - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  })
  return result
}

/** New items of the others at the same place come first. */
function insertWanted(ids: string[], orders: Orders, values: ReadonlyMap<string, unknown>) {
  const result = [...ids]
  const isNew = (id: string | undefined) => id !== undefined && !orders.base.includes(id)
  const isTheirs = (id: string | undefined) => isNew(id) && orders.found.includes(id ?? '')
  let last: string | null = null
  for (const id of orders.wanted) {
    if (!values.has(id)) continue
    if (!result.includes(id)) {
      let place = last === null ? 0 : result.indexOf(last) + 1
      const isAfterMine = last !== null && isNew(last) && !orders.found.includes(last)
      while (!isAfterMine && isTheirs(result[place])) place += 1
      result.splice(place, 0, id)
    }
    last = id
  }
  return result
}
