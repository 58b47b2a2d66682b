/** `undefined` if there is none; every object inherits `__proto__` and others. */
export function ownField(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
