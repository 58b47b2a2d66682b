import { isRecord } from '../is-record.ts'
import { ownField } from '../own-field.ts'
import type { Merged, Path, Versions } from './change.ts'
import { type ListVersions, mergeLists, mergeWhole } from './merge-lists.ts'
import { isOnePlace } from './value-kind.ts'

/**
 * Merges the author's value with the value that others have saved meanwhile. Records merge by field, lists by the
 * identity of their items, rich text by blocks. A place that both have changed is a conflict: the value is the found
 * one, and the conflict contains all three.
 */
export function mergeValues(versions: Versions, path: Path = []): Merged {
  const whole = mergeWhole(versions, path)
  if (whole.conflicts.length === 0) return whole
  const { base, wanted, found } = versions
  if (isRecord(wanted) && isRecord(found) && isRecordOrNone(base) && !isOnePlace(versions)) {
    return mergeRecords({ base: base ?? {}, wanted, found }, path)
  }
  const lists = findLists(versions)
  if (lists) return mergeLists(lists, { path, merge: mergeValues })
  return whole
}

type Fields = Record<string, unknown>

function isRecordOrNone(value: unknown): value is Fields | undefined {
  return value === undefined || isRecord(value)
}

function mergeRecords(
  records: { base: Fields; wanted: Fields; found: Fields },
  path: Path,
): Merged {
  const { base, wanted, found } = records
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
  const merged = [...names].map((name) => {
    const versions = {
      base: ownField(base, name),
      wanted: ownField(wanted, name),
      found: ownField(found, name),
    }
    return [name, mergeValues(versions, [...path, name])] as const
  })
  // Assignment would fail for a field called `__proto__`.
  const value = Object.fromEntries(
    merged.flatMap(([name, field]) => (field.value === undefined ? [] : [[name, field.value]])),
  )
  return { value, conflicts: merged.flatMap(([, { conflicts }]) => conflicts) }
}

/** `null` if the value is not a list of items in all versions. */
export function findLists({ base = [], wanted, found }: Versions): ListVersions | null {
  if (!hasItems(base) || !hasItems(wanted) || !hasItems(found)) return null
  return { base, wanted, found }
}

/** Numbers and lists in a list, such as the parts of decorated text, only make sense together. */
function hasItems(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' || isRecord(item))
}
