/** Whether two JSON values are equal, ignoring the order of fields. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b)
  return isSameRecord(a as Record<string, unknown>, b as Record<string, unknown>)
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, place) => isSameJson(item, b[place]))
}

// JSON has no `undefined` fields.
function isSameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  for (const name in a) if (!isSameJson(a[name], b[name])) return false
  for (const name in b) if (b[name] !== undefined && a[name] === undefined) return false
  return true
}
