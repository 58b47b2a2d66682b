import { parseJson } from '#lib/parse-json.ts'

/** One value of a JSON file as text, not yet parsed. */
export type JsonItem = {
  /** The key in the outer object; `null` for a file that is one list or one value. */
  key: string | null
  text: string
  /** The line on which it begins. */
  line: number
}

/**
 * The items of a file with a list, or the values of one with an object, where the values of `lists`
 * come item by item. The whole file is never in memory. Looks only at brackets and quotes, so
 * invalid JSON comes out as an unparsable text with its line.
 */
export async function* jsonItems(
  chunks: AsyncIterable<string> | Iterable<string>,
  lists: readonly string[],
): AsyncGenerator<JsonItem> {
  const scanner = createScanner(lists)
  for await (const chunk of chunks) yield* scanner.push(chunk)
  yield* scanner.end()
}

function createScanner(lists: readonly string[]) {
  let items: JsonItem[] = []
  let line = 1
  let depth = 0
  let root = ''
  let key: string | null = null
  let awaitsKey = false
  let inText = false
  let escaped = false
  /** The start of the open item, from earlier chunks; `null` if none is open. */
  let open: string | null = null
  let openDepth = 0
  let openLine = 1

  function close(text: string): void {
    open = null
    if (root === '{' && depth === 1 && awaitsKey) key = String(parseJson(text) ?? text)
    else items.push({ key, text, line: openLine })
  }

  /** Reads brackets and commas between items. `false` if an item begins here. */
  function isBetween(char: string): boolean {
    const opensRoot = depth === 0 && root === '' && (char === '[' || char === '{')
    const opensList = char === '[' && depth === 1 && root === '{' && lists.includes(key ?? '')
    if (opensRoot) root = char
    if (opensRoot || opensList) depth += 1
    else if (char === ']' || char === '}') depth -= 1
    else if (char !== ',' && char !== ':') return false
    if (root === '{' && depth === 1)
      awaitsKey = opensRoot || (char === ',' ? true : awaitsKey && char !== ':')
    if (root === '{' && depth === 1 && char === ',') key = null
    return true
  }

  function push(chunk: string): JsonItem[] {
    items = []
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk[at] as string
      if (char === '\n') line += 1
      if (inText) {
        if (escaped) escaped = false
        else if (char === '\\') escaped = true
        else if (char === '"') inText = false
        continue
      }
      if (char === ' ' || char === '\n' || char === '\r' || char === '\t') continue
      const isEnd = char === ']' || char === '}'
      if (open !== null && depth === openDepth && (isEnd || char === ',' || char === ':')) {
        close((open + chunk.slice(start, at)).trimEnd())
      }
      if (open === null) {
        if (isBetween(char)) continue
        open = ''
        openDepth = depth
        openLine = line
        start = at
      }
      if (char === '"') inText = true
      else if (char === '[' || char === '{') depth += 1
      else if (isEnd) {
        depth -= 1
        if (depth === openDepth) close(open + chunk.slice(start, at + 1))
      }
    }
    if (open !== null) open += chunk.slice(start)
    return items
  }

  function end(): JsonItem[] {
    items = []
    if (open !== null) close(open.trimEnd())
    else if (depth > 0) items.push({ key, text: '', line })
    return items
  }

  return { push, end }
}
