import type { TextWord } from './text-words.ts'

/** `under $10`, `below 20 dollars`, `$15 and under`: the limit, and the rest of the words. */
export type PriceLimit = { max: number; rest: TextWord[] }

const before = ['under', 'below', 'less than', 'cheaper than', 'within', 'max', 'up to', 'at most']
const after = ['and under', 'and below', 'or less', 'and less', 'or below', 'or under', 'max']
const units = ['dollar', 'dollars', 'bucks', 'sgd', 'bux', 'nett']

export function findPriceLimit(words: readonly TextWord[]): PriceLimit | null {
  for (const [at, { plain }] of words.entries()) {
    if (!/^\d{1,5}(?:\.\d+)?$/.test(plain)) continue
    const hasUnit = units.includes(words[at + 1]?.plain ?? '')
    const end = at + (hasUnit ? 2 : 1)
    const wordsBefore = before.find((phrase) => stands(words, phrase, at - lengthOf(phrase)))
    const wordsAfter = after.find((phrase) => stands(words, phrase, end))
    if (wordsBefore === undefined && wordsAfter === undefined) continue
    const from = at - lengthOf(wordsBefore)
    const to = end + lengthOf(wordsAfter)
    return { max: Number(plain), rest: [...words.slice(0, from), ...words.slice(to)] }
  }
  return null
}

function stands(words: readonly TextWord[], phrase: string, from: number): boolean {
  return (
    from >= 0 && phrase.split(' ').every((word, offset) => words[from + offset]?.plain === word)
  )
}

function lengthOf(phrase: string | undefined): number {
  return phrase?.split(' ').length ?? 0
}
