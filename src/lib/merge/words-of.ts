/** Scripts without spaces between words. The sign for long vowels belongs to no script. */
const LETTERS =
  '\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const HAS_LETTERS = new RegExp(`[${LETTERS}]`, 'u')
const HAS_UNSPACED = new RegExp(`[\\p{sc=Han}${LETTERS}]`, 'u')
const PART = new RegExp(`\\p{sc=Han}|[${LETTERS}]+|[^\\s\\p{sc=Han}${LETTERS}]+|\\s+`, 'gu')

/** Each Chinese character is a word. In other scripts without spaces a dictionary finds them. In scripts with spaces punctuation belongs to its word. */
export function wordsOf(text: string): readonly string[] {
  if (HAS_UNSPACED.test(text)) return partsOf(text).filter((part) => part.trim() !== '')
  return text.split(' ').filter((word) => word !== '')
}

/** The words and what is between them. Together they are the text. */
export function partsOf(text: string): readonly string[] {
  const parts = text.match(PART) ?? []
  if (!HAS_LETTERS.test(text)) return parts
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
  return parts.flatMap((part) =>
    HAS_LETTERS.test(part) ? Array.from(segmenter.segment(part), ({ segment }) => segment) : part,
  )
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
