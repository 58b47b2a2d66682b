import { isRecord } from '../is-record.ts'
import { ownField } from '../own-field.ts'
import { type Change, type Conflict, type Merged, type Path, toConflict } from './change.ts'
import { mergeValues } from './merge-values.ts'
import { findItemId } from './value-kind.ts'

/**
 * Applies the changes to a value that others may have changed since. If nobody has, the result is what the author of the
 * changes saw. A change inside a removed item is a conflict.
 */
export function applyChanges(value: unknown, changes: readonly Change[]): Merged {
  const conflicts: Conflict[] = []
  let current = value
  for (const change of changes) {
    const merged = applyAt(current, change.path, change)
    current = merged.value
    conflicts.push(...merged.conflicts)
  }
  return { value: current, conflicts }
}

function applyAt(found: unknown, [step, ...rest]: Path, change: Change): Merged {
  const { path, before, after } = change
  if (step === undefined) return mergeValues({ base: before, wanted: after, found }, path)
  if (isRecord(found)) {
    const { value, conflicts } = applyAt(ownField(found, step), rest, change)
    return { value: withField(found, step, value), conflicts }
  }
  const place = Array.isArray(found) ? found.findIndex((item) => findItemId(item) === step) : -1
  if (!Array.isArray(found) || place < 0) {
    const gone = { base: before, wanted: after, found: undefined }
    return { value: found, conflicts: after === undefined ? [] : [toConflict(path, gone)] }
  }
  const { value, conflicts } = applyAt(found[place], rest, change)
  return { value: found.toSpliced(place, 1, ...(value === undefined ? [] : [value])), conflicts }
}

/** Assignment would fail for a field called `__proto__`. */
function withField(record: Record<string, unknown>, name: string, value: unknown): unknown {
  const fields = new Map(Object.entries(record))
  if (value === undefined) fields.delete(name)
  else fields.set(name, value)
  return Object.fromEntries(fields)
}
