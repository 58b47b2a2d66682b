import type { TextWord } from '../text-words.ts'
import { phrasesAt } from './phrases-at.ts'
import type { Understood } from './understood.ts'

/** Words for the people a deal is for, by the stated audience and diet. */
const phrases: readonly (readonly [facet: 'audience' | 'diet', value: string, words: string])[] = [
  [
    'audience',
    'student',
    'student, students, undergrad, undergrads, undergraduate, undergraduates, student pass, student price, student deals',
  ],
  [
    'audience',
    'birthday',
    'birthday, birthdays, bday, bdae, b day, birth day, birthday girl, birthday boy',
  ],
  [
    'audience',
    'senior',
    'senior, seniors, senior citizen, senior citizens, elderly, old folks, ah ma, ah gong, ahma, ahgong, grandma, grandmother, grandpa, grandfather, pioneer generation, merdeka generation',
  ],
  ['audience', 'tourist', 'tourist, tourists'],
  ['audience', 'family', 'family, families, whole family'],
  ['diet', 'halal', 'halal, muslim friendly'],
  ['diet', 'vegetarian', 'vegetarian, meatless'],
  ['diet', 'vegan', 'vegan'],
]

const meanings: ReadonlyMap<string, Pick<Understood, 'facet' | 'value'>> = new Map(
  phrases.flatMap(([facet, value, words]) =>
    words.split(', ').map((phrase) => [phrase, { facet, value }] as const),
  ),
)

/** Persons and diets: `student`, `for my ah ma`, `halal`. */
export function understandPersons(words: readonly TextWord[]): Understood[] {
  const found = phrasesAt(words, 2, (phrase) => meanings.get(phrase) ?? null)
  return Array.from(found, ({ value, from, to }) => ({ ...value, from, to }))
}
