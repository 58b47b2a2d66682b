/** An immutable map that derives a changed one without copying everything. */
export type LayeredMap<Key, Value> = ReadonlyMap<Key, Value> & {
  /** `undefined` removes the key. */
  with: (changes: Iterable<readonly [Key, Value | undefined]>) => LayeredMap<Key, Value>
}

// Below this size, copying the whole map is cheap.
const SMALL = 256
// Each change copies the layer; once the layer has this share of the base, both are merged.
const LARGEST_LAYER = 1 / 16

/** A large base that many versions share, and a layer with the differences of this version. */
export function createLayeredMap<Key, Value>(
  base: ReadonlyMap<Key, Value> = new Map(),
  layer: ReadonlyMap<Key, Value | undefined> = new Map(),
): LayeredMap<Key, Value> {
  const size = base.size + growth(base, layer)

  function get(key: Key): Value | undefined {
    const value = layer.get(key)
    return value !== undefined || layer.has(key) ? value : base.get(key)
  }
  function* entries(): MapIterator<[Key, Value]> {
    for (const entry of base) if (!layer.has(entry[0])) yield entry
    for (const [key, value] of layer) if (value !== undefined) yield [key, value]
  }
  const map: LayeredMap<Key, Value> = {
    size,
    get,
    has: (key) => get(key) !== undefined,
    entries,
    [Symbol.iterator]: entries,
    keys: () => entries().map(([key]) => key),
    values: () => entries().map(([, value]) => value),
    forEach(visit) {
      for (const [key, value] of entries()) visit(value, key, map)
    },
    with(changes) {
      const next = new Map(layer)
      for (const [key, value] of changes) next.set(key, value)
      if (next.size <= Math.max(SMALL, base.size * LARGEST_LAYER)) {
        return createLayeredMap(base, next)
      }
      return createLayeredMap(merged(base, next))
    },
  }
  return map
}

function growth<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  layer: ReadonlyMap<Key, Value | undefined>,
): number {
  let more = 0
  for (const [key, value] of layer) more += Number(value !== undefined) - Number(base.has(key))
  return more
}

function merged<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  layer: ReadonlyMap<Key, Value | undefined>,
): Map<Key, Value> {
  const all = new Map(base)
  for (const [key, value] of layer) {
    if (value === undefined) all.delete(key)
    else all.set(key, value)
  }
  return all
}
