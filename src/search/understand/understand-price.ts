import type { TextWord } from '../text-words.ts'
import type { Understood } from './understood.ts'

const before = ['under', 'below', 'less than', 'cheaper than', 'within', 'max', 'up to', 'at most']
const after = ['and under', 'and below', 'or less', 'and less', 'or below', 'or under', 'max']
const units = ['dollar', 'dollars', 'bucks', 'sgd', 'bux', 'nett', 'buck']

/** `under $10`, `below 20 dollars`, `$15 and under`. */
export function understandPrice(words: readonly TextWord[]): Understood[] {
  for (const [at, { plain }] of words.entries()) {
    if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(plain)) continue
    // `within 2 km` is a distance.
    if (/^(?:km|m|min|mins|minutes?)$/.test(words[at + 1]?.plain ?? '')) continue
    const hasUnit = units.includes(words[at + 1]?.plain ?? '')
    const end = at + (hasUnit ? 2 : 1)
    const wordsBefore = before.find((phrase) => stands(words, phrase, at - lengthOf(phrase)))
    const wordsAfter = after.find((phrase) => stands(words, phrase, end))
    if (wordsBefore === undefined && wordsAfter === undefined) continue
    const value = String(Number(plain))
    const [from, to] = [at - lengthOf(wordsBefore), end + lengthOf(wordsAfter)]
    return [{ facet: 'max', value, from, to }]
  }
  return []
}

function stands(words: readonly TextWord[], phrase: string, from: number): boolean {
  return (
    from >= 0 && phrase.split(' ').every((word, offset) => words[from + offset]?.plain === word)
  )
}

function lengthOf(phrase: string | undefined): number {
  return phrase?.split(' ').length ?? 0
}
