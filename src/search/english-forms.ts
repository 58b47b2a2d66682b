/** The forms of a word for each mark in `english-words.json`. */
const formsOf: Readonly<Record<string, (word: string) => string[]>> = {
  '^': (word) => [`${beforeEr(word)}er`],
  '>': (word) => [`${beforeEr(word)}er`, `${beforeEr(word)}est`],
  '*': (word) => [adverbOf(word)],
  '=': (word) => [`${withI(word)}ness`],
}

/** The word of an entry such as `able>`, with its marked forms: `able`, `abler` and `ablest`. */
export function readEntry(entry: string): string[] {
  const word = withoutMarks(entry)
  return [word, ...[...entry.slice(word.length)].flatMap((mark) => formsOf[mark]?.(word) ?? [])]
}

export function withoutMarks(entry: string): string {
  return entry.replace(/\W+$/, '')
}

function beforeEr(word: string): string {
  return word.endsWith('e') ? word.slice(0, -1) : withI(word)
}

function adverbOf(word: string): string {
  if (/[^aeiou]le$/.test(word)) return `${word.slice(0, -1)}y`
  return word.endsWith('ic') ? `${word}ally` : `${withI(word)}ly`
}

/** `happy` → `happi` */
function withI(word: string): string {
  return word.replace(/(?<=[^aeiou])y$/, 'i')
}
