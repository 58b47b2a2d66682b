import type { Versions } from './change.ts'
import { isTooLong, mergeLists } from './merge-lists.ts'
import { mergeTexts } from './merge-texts.ts'
import { findLists, mergeValues } from './merge-values.ts'

/** `list`: their orders contradict each other, or the list is too long to find its items again. */
export type Clash = Versions & { what: 'item' | 'list' }

/**
 * Which version stays: that of the author, the one that was found, or both. Both are one text if their changes are at different words, else
 * first the found one and then the author's.
 */
export type Choice = 'wanted' | 'found' | 'both'

/**
 * What the author has changed in a list without ids, such as the blocks of a text, and others do not have. Empty for other values.
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
 * Merges a list and decides everything that the author has changed and others do not have. All else stays as others have it.
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
  /** What stands for an item until all have their places. */
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

/** Decides a conflict as a whole. A list keeps what others have changed beside what clashes. */
export function settleValue(versions: Versions, choice: Choice): unknown {
  const { wanted, found } = versions
  if (choice === 'found') return found
  const list = settleList(versions, () => choice)
  if (list || choice === 'wanted') return list ?? wanted
  return mergeTexts(versions) ?? `${found} ${wanted}`
}

/** One who has taken the item out has none. */
function itemsOf(versions: Versions, choice: Choice): unknown[] {
  const { wanted, found } = versions
  if (choice === 'both') {
    const merged = mergeTexts(versions)
    if (merged !== null) return [merged]
  }
  const items = { wanted: [wanted], found: [found], both: [found, wanted] }[choice]
  return items.filter((one) => one !== undefined)
}
