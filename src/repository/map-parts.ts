/** A copy of a list or a record in which `map` has replaced parts; `value` itself if nothing changed. */
export function mapParts(value: object, map: (part: unknown, name: string) => unknown): object {
  if (Array.isArray(value)) {
    let list: unknown[] | null = null
    for (let place = 0; place < value.length; place++) {
      const mapped = map(value[place], '')
      if (mapped === value[place]) continue
      list ??= [...value]
      list[place] = mapped
    }
    return list ?? value
  }
  const record = value as Record<string, unknown>
  let copy: Record<string, unknown> | null = null
  for (const name in record) {
    const mapped = map(record[name], name)
    if (mapped === record[name]) continue
    copy ??= { ...record }
    // An assignment to `__proto__` would lose it.
    if (name === '__proto__') Object.defineProperty(copy, name, { value: mapped })
    else copy[name] = mapped
  }
  return copy ?? value
}
