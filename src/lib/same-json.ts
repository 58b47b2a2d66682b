import { ownField } from './own-field.ts'

type IsSame = (a: unknown, b: unknown) => boolean

/** Whether two JSON values are equal, ignoring the order of fields. `isSame` compares their parts. */
export function isSameJson(a: unknown, b: unknown, isSame: IsSame = isSameJson): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b, isSame)
  return isSameRecord(a as Record<string, unknown>, b as Record<string, unknown>, isSame)
}

function isSameList(a: unknown, b: unknown, isSame: IsSame): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, place) => isSame(item, b[place]))
}

// JSON has no `undefined` fields.
function isSameRecord(
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  isSame: IsSame,
): boolean {
  for (const name in a) if (!isSame(ownField(a, name), ownField(b, name))) return false
  for (const name in b) {
    if (ownField(b, name) !== undefined && ownField(a, name) === undefined) return false
  }
  return true
}
