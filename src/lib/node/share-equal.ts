/** Returns the first of all values with the same key, so that equal ones take memory once. */
export function shareEqual<Value>(keyOf: (value: Value) => string): (value: Value) => Value {
  const known = new Map<string, Value>()
  return (value) => {
    const key = keyOf(value)
    const first = known.get(key)
    if (first !== undefined) return first
    known.set(key, value)
    return value
  }
}
