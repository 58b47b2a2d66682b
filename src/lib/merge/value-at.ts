import { isRecord } from '../is-record.ts'
import { ownField } from '../own-field.ts'
import type { Path } from './change.ts'
import { findItemId } from './value-kind.ts'

/** `undefined` where there is none. Items of lists are found by their ids. */
export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value
  if (isRecord(value)) return valueAt(ownField(value, step), rest)
  if (!Array.isArray(value)) return undefined
  return valueAt(
    value.find((item) => findItemId(item) === step),
    rest,
  )
}
