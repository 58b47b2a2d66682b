const MAX_REMEMBERED = 1000

/** Calls `tell` once for each name. */
export function once(tell: (name: string) => void): (name: string) => void {
  const called = new Set<string>()
  return (name) => {
    // Names may come from outside, so their number is limited.
    if (called.has(name) || called.size >= MAX_REMEMBERED) return
    called.add(name)
    tell(name)
  }
}
