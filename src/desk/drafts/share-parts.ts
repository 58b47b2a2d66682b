import { isRecord } from '#lib/is-record.ts'

/** The new value with every part that is as before taken from the old one, so that unchanged fields are not drawn again. */
export function shareParts<Value>(old: unknown, next: Value): Value {
  return share(old, next) as Value
}

function share(old: unknown, next: unknown): unknown {
  if (old === next) return old
  if (Array.isArray(old) && Array.isArray(next)) {
    const items = next.map((item, place) => share(old[place], item))
    const isSame = items.length === old.length && items.every((item, place) => item === old[place])
    return isSame ? old : items
  }
  if (!isRecord(old) || !isRecord(next)) return next
  const entries = Object.entries(next).map(
    ([name, part]) => [name, share(old[name], part)] as const,
  )
  const isSame =
    entries.length === Object.keys(old).length &&
    entries.every(([name, part]) => name in old && part === old[name])
  return isSame ? old : Object.fromEntries(entries)
}
