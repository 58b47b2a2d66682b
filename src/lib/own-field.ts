/** `undefined` if the object has no such field of its own, such as the inherited `__proto__`. */
export function ownField(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
