/** Gives what was made of the same things before; of each name only the last is kept. */
export type Remember = <Value>(
  name: string,
  /** Compared one by one, by identity. */
  madeOf: readonly unknown[],
  make: () => Value,
) => Value

/** For what is costly to make and changes rarely. Names must be few, since none is forgotten. */
export function createRemember(): Remember {
  const kept = new Map<string, { madeOf: readonly unknown[]; value: unknown }>()
  return <Value>(name: string, madeOf: readonly unknown[], make: () => Value): Value => {
    const last = kept.get(name)
    if (last && isSame(last.madeOf, madeOf)) return last.value as Value
    const value = make()
    kept.set(name, { madeOf, value })
    return value
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}
