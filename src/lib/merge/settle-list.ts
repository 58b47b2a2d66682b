import type { Versions } from './change.ts'
import { isTooLong, mergeLists } from './merge-lists.ts'
import { mergeTexts } from './merge-texts.ts'
import { findLists, mergeValues } from './merge-values.ts'

/** `list`: the orders contradict each other, or the list is too long to match its items. */
export type Clash = Versions & { what: 'item' | 'list' }

/**
 * Which version stays: the author's, the found one, or both. Both become one text if their changes are at different
 * words; else the found version is followed by the author's.
 */
export type Choice = 'wanted' | 'found' | 'both'

/**
 * The author's changes in a list without ids, such as the blocks of a text, that others do not have. Empty for other
 * values.
 */
export function findClashes(versions: Versions): Clash[] {
  const clashes: Clash[] = []
  settleList(versions, (clash) => {
    clashes.push(clash)
    return 'found'
  })
  return clashes
}

/**
 * Merges a list, and decides about all changes of the author that others do not have. The rest stays as others have it.
 * `null` if the value is not a list.
 */
export function settleList(
  versions: Versions,
  choose: (clash: Clash) => Choice,
): readonly unknown[] | null {
  const lists = findLists(versions)
  if (!lists) return null
  const whole: Clash = { ...lists, what: 'list' }
  if (isTooLong(lists)) {
    return choose(whole) === 'wanted' ? lists.wanted : lists.found
  }
  /** The placeholder of an item until all items have their places. */
  const settled = new Map<unknown, readonly unknown[]>()
  const item = (clash: Versions) => {
    const items = itemsOf(clash, choose({ ...clash, what: 'item' }))
    if (items.length === 0) return undefined
    const place = {}
    settled.set(place, items)
    return place
  }
  const order = () => (choose(whole) === 'wanted' ? 'wanted' : 'found')
  const { value } = mergeLists(lists, { path: [], merge: mergeValues, settle: { item, order } })
  return (value as unknown[]).flatMap((one) => settled.get(one) ?? [one])
}

/** Decides a conflict as a whole. In a list, changes of others that do not clash are kept. */
export function settleValue(versions: Versions, choice: Choice): unknown {
  const { wanted, found } = versions
  if (choice === 'found') return found
  const list = settleList(versions, () => choice)
  if (list || choice === 'wanted') return list ?? wanted
  return mergeTexts(versions) ?? `${found} ${wanted}`
}

/** Absent if that side has removed the item. */
function itemsOf(versions: Versions, choice: Choice): unknown[] {
  const { wanted, found } = versions
  if (choice === 'both') {
    const merged = mergeTexts(versions)
    if (merged !== null) return [merged]
  }
  const items = { wanted: [wanted], found: [found], both: [found, wanted] }[choice]
  return items.filter((one) => one !== undefined)
}
