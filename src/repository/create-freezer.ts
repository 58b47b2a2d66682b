/** Shorter texts are shared by the engine already, and longer ones seldom repeat. */
const SHORTEST = 11
const LONGEST = 100
/** Bounds the memory that finding equal texts takes. */
const MOST_TEXTS = 50_000

const NOTHING: readonly never[] = Object.freeze([])

/**
 * Freezes JSON values deeply, like `deepFreeze`, and holds equal short texts and empty lists once. Deals repeat the
 * names, addresses and hours of outlets, and most of their lists are empty.
 */
export function createFreezer(): <Value>(value: Value) => Value {
  const texts = new Map<string, string>()

  function sharedText(text: string): string {
    if (text.length < SHORTEST || text.length > LONGEST) return text
    const known = texts.get(text)
    if (known !== undefined) return known
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(text, text)
    return text
  }

  function freeze(value: unknown): unknown {
    if (typeof value === 'string') return sharedText(value)
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
    if (Array.isArray(value)) {
      if (value.length === 0) return NOTHING
      for (let place = 0; place < value.length; place++) value[place] = freeze(value[place])
    } else {
      const record = value as Record<string, unknown>
      for (const name in record) {
        const part = record[name]
        if (typeof part === 'string' || typeof part === 'object') record[name] = freeze(part)
      }
    }
    return Object.freeze(value)
  }

  return <Value>(value: Value) => freeze(value) as Value
}
