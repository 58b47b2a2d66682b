const MAX_REMEMBERED = 1000

/** Calls `tell` once for each name. */
export function once(tell: (name: string) => void): (name: string) => void {
  const told = new Set<string>()
  return (name) => {
    // Names may come from outside, so their number is limited.
    if (told.has(name) || told.size >= MAX_REMEMBERED) return
    told.add(name)
    tell(name)
  }
}
