import { isRecord } from '#lib/is-record.ts'
import { type Change, type Path, toChange } from '#lib/merge/change.ts'
import { isSameValue } from '#lib/merge/same-value.ts'
import { findItemId, findItemIds, isOnePlace } from '#lib/merge/value-kind.ts'
import { ownField } from '#lib/own-field.ts'

/**
 * The changes from one value to another, each at the smallest place with a path. A list whose items have no ids, or
 * other ids than before, is one place.
 */
export function diffValues(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSameValue(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    if (isOnePlace({ base: before, wanted: after, found: undefined })) {
      return [toChange(path, before, after)]
    }
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      diffValues(ownField(before, name), ownField(after, name), [...path, name]),
    )
  }
  if (Array.isArray(before) && Array.isArray(after) && haveSameIds(before, after)) {
    return before.flatMap((item, place) =>
      diffValues(item, after[place], [...path, findItemId(item) ?? '']),
    )
  }
  return [toChange(path, before, after)]
}

function haveSameIds(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [ids, others] = [findItemIds(before), findItemIds(after)]
  if (!ids || !others || ids.length !== others.length) return false
  return ids.every((id, place) => id === others[place])
}

/** The changes that undo these ones, last change first. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.map(({ path, before, after }) => toChange(path, after, before)).toReversed()
}
