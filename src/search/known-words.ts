import { firstPlace } from '#lib/node/first-place.ts'
import { atOnce } from '#lib/node/work.ts'
import { stations } from '#lib/stations.ts'
import { knownNames } from '#singapore/known-names.ts'
import { areaNames } from '#singapore/postal-areas.ts'
import { readEntry, withoutMarks } from './english-forms.ts'
import { englishWords } from './english-words.ts'
import { singular } from './stem-word.ts'
import { textWords } from './text-words.ts'
import { toWordList } from './word-list.ts'

const english = englishWords.flatMap(readEntry).toSorted()
const verbs = englishWords.filter((entry) => entry.includes('+')).map(withoutMarks)
const names = [...knownNames, ...areaNames, ...stations.map(({ name }) => name)].flatMap((name) =>
  textWords(name).map(({ plain }) => plain),
)

/** English words, and the words of names in Singapore, sorted. */
export const knownWords = atOnce(toWordList([...new Set([...english, ...names])].toSorted()))

/** Whether it is a word, in any form, or part of a name, and so not a typing error. */
export function isKnownWord({ plain, stem }: { plain: string; stem: string }): boolean {
  if (isIn(knownWords.words, plain) || isIn(knownWords.words, singular(plain))) return true
  return /(?:ing|ed)$/.test(plain) && (isIn(verbs, stem) || isIn(verbs, `${stem}e`))
}

/** Whether it is a word besides a name. */
export function isEnglishWord(plain: string): boolean {
  return isIn(english, plain)
}

function isIn(sorted: readonly string[], word: string): boolean {
  return sorted[firstPlace(sorted.length, (place) => (sorted[place] ?? '') >= word)] === word
}
