import { isRecord } from '#lib/is-record.ts'
import type { Path } from '#lib/merge/change.ts'
import { ownField } from '#lib/merge/same-value.ts'
import { findItemId } from '#lib/merge/value-kind.ts'

/** `undefined` if there is nothing. Items of lists are found by their ids. */
export function valueAtPath(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value
  if (isRecord(value)) return valueAtPath(ownField(value, step), rest)
  if (!Array.isArray(value)) return undefined
  return valueAtPath(
    value.find((item) => findItemId(item) === step),
    rest,
  )
}
