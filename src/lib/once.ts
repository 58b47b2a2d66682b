const MAX_REMEMBERED = 1000

/** Calls `tell` the first time that each name comes by, and never again. */
export function once(tell: (name: string) => void): (name: string) => void {
  const told = new Set<string>()
  return (name) => {
    // Names may come from outside: too many of them are no news either.
    if (told.has(name) || told.size >= MAX_REMEMBERED) return
    told.add(name)
    tell(name)
  }
}
