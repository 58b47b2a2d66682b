/** Does a text hold every term of a query? Case, accents and kinds of apostrophe do not matter. */
export type TextMatcher = (fields: readonly string[]) => boolean

/** `null` for a query without words. */
export function createTextMatcher(query: string): TextMatcher | null {
  const terms = plain(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return null
  return (fields) => {
    const text = plain(fields.join('\n'))
    return terms.every((term) => text.includes(term))
  }
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .toLowerCase()
}
