/** Calls `make` once for each text, and forgets the oldest answer when there are more than `most`. */
export function rememberLatest<Value extends object>(most: number) {
  /** Oldest first. */
  const known = new Map<string, Value>()
  return (text: string, make: () => Value): Value => {
    const found = known.get(text)
    if (found) return found
    const made = make()
    known.set(text, made)
    const [oldest = text] = known.keys()
    if (known.size > most) known.delete(oldest)
    return made
  }
}
