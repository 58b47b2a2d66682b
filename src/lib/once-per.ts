/** Calls `make` once for each object. */
export function oncePer<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  return remember(make, new WeakMap())
}

/** Calls `make` once for each key, such as a text or a number, and keeps every result. */
export function oncePerKey<Key, Value extends object | string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  return remember(make, new Map())
}

type Known<Key, Value> = {
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
}

function remember<Key, Value>(make: (key: Key) => Value, known: Known<Key, Value>) {
  return (key: Key): Value => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}
