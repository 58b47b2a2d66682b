/** Shorter texts are shared by the engine already, and longer ones seldom repeat. */
const SHORTEST = 11
const LONGEST = 100
/** Longer parts seldom repeat. In characters of JSON. */
const LONGEST_PART = 400
/** Bounds the memory that finding equal texts and parts takes. */
const MOST_KNOWN = 50_000
/** A document and its `data` never equal another's. */
const LEVELS_OF_DOCUMENT = 2

const NOTHING: readonly never[] = Object.freeze([])

/**
 * Freezes JSON values deeply, like `deepFreeze`, and holds equal short texts, short parts and empty lists once. Deals repeat the
 * links to brands, weekdays, headings, and the names and addresses of outlets, and most of their lists are empty.
 */
export function createFreezer(): <Value>(value: Value) => Value {
  const texts = new Map<string, string>()
  const parts = new Map<string, object>()

  function sharedText(text: string): string {
    if (text.length < SHORTEST || text.length > LONGEST) return text
    const known = texts.get(text)
    if (known !== undefined) return known
    remember(texts, text, text)
    return text
  }

  function freeze(value: unknown, level: number): unknown {
    if (typeof value === 'string') return sharedText(value)
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
    if (Array.isArray(value) && value.length === 0) return NOTHING
    const isWhole = level < LEVELS_OF_DOCUMENT && !Array.isArray(value)
    const key = isWhole ? null : shortJson(value)
    const known = key === null ? undefined : parts.get(key)
    if (known) return known
    freezeParts(value, level + 1)
    if (key !== null) remember(parts, key, value)
    return Object.freeze(value)
  }

  function freezeParts(value: object, level: number): void {
    if (Array.isArray(value)) {
      for (let place = 0; place < value.length; place++) value[place] = freeze(value[place], level)
      return
    }
    const record = value as Record<string, unknown>
    for (const name in record) {
      const part = record[name]
      if (typeof part === 'string' || typeof part === 'object') record[name] = freeze(part, level)
    }
  }

  return <Value>(value: Value) => freeze(value, 0) as Value
}

/** `null` for a longer one. */
function shortJson(value: object): string | null {
  const json = JSON.stringify(value)
  return json.length > LONGEST_PART ? null : json
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, value)
}
