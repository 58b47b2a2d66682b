/** Scripts without spaces between words. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u')
const WORD = new RegExp(`[${UNSPACED}]|[^ ${UNSPACED}]+`, 'gu')
const PART = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+|\\s+`, 'gu')

/** In scripts without spaces each character is a word. Elsewhere punctuation belongs to its word. */
export function wordsOf(text: string): readonly string[] {
  if (HAS_UNSPACED.test(text)) return text.match(WORD) ?? []
  return text.split(' ').filter((word) => word !== '')
}

/** The words and what is between them. Together they are the text. */
export function partsOf(text: string): readonly string[] {
  return text.match(PART) ?? []
}

/** Remembers the words of each text: texts are compared each with each. */
export function createWordsOf(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
}

/** Whether one text has all words of another in the same order, with others between them. */
export function hasWordsOf(long: readonly string[], short: readonly string[]): boolean {
  let from = 0
  for (const word of short) {
    const at = long.indexOf(word, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}
