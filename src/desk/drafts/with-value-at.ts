import { isRecord } from '#lib/is-record.ts'
import type { Path } from '#lib/merge/change.ts'
import { findItemId } from '#lib/merge/value-kind.ts'

/** A copy with another value at the path; the same value if the path leads into something that is gone. */
export function withValueAt(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  if (isRecord(value)) {
    const { [step]: old, ...others } = value
    const inner = withValueAt(old, rest, next)
    if (inner === undefined) return others
    return step in value ? { ...value, [step]: inner } : { ...others, [step]: inner }
  }
  if (!Array.isArray(value)) return value
  return value.flatMap((item) => {
    if (findItemId(item) !== step) return [item]
    const inner = withValueAt(item, rest, next)
    return inner === undefined ? [] : [inner]
  })
}
