/** A queue with one line per caller. Callers take turns, one item each. */
export function createLines<Item>() {
  // In the order of their next turns, without empty ones.
  const lines = new Map<string, Item[]>()
  let size = 0

  /** `false` if the item is no longer there. */
  function remove(line: string, item: Item): boolean {
    const items = lines.get(line) ?? []
    const place = items.indexOf(item)
    if (place < 0) return false
    items.splice(place, 1)
    size--
    if (items.length === 0) lines.delete(line)
    return true
  }

  /** Moves a line behind the others. */
  function toBack(line: string): void {
    const items = lines.get(line)
    lines.delete(line)
    if (items && items.length > 0) lines.set(line, items)
  }

  return {
    size: () => size,
    count: () => lines.size,
    sizeOf: (line: string) => lines.get(line)?.length ?? 0,
    add(line: string, item: Item): void {
      const items = lines.get(line)
      if (items) items.push(item)
      else lines.set(line, [item])
      size++
    },
    remove,
    takeAll(line: string): Item[] {
      const items = lines.get(line) ?? []
      lines.delete(line)
      size -= items.length
      return items
    },
    toBack,
    /** Takes the next item of the first line that may have a turn. */
    next(mayBegin: (line: string) => boolean = () => true): Item | null {
      for (const [line, items] of lines) {
        if (!mayBegin(line)) continue
        const item = items.shift() ?? null
        size--
        toBack(line)
        return item
      }
      return null
    },
    /** Takes the last item of the longest line; `null` when no line has more than one. */
    lastOfLongest(): Item | null {
      let longest: [line: string, items: Item[]] | null = null
      for (const entry of lines) {
        if (entry[1].length > (longest?.[1].length ?? 1)) longest = entry
      }
      const item = longest?.[1].at(-1)
      if (!longest || !item) return null
      remove(longest[0], item)
      return item
    },
  }
}
