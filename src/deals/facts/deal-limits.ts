import type { Deal } from '../deal.ts'
import { bodyLines } from './body-lines.ts'

const count = '(?:one|two|three|four|five|six|ten|\\d+)'
const limit = new RegExp(
  `^${count}\\b.*\\b(?:per|each|every) \\w|\\blimited to ${count}\\b|\\b${count} (?:redemption|use|claim)s? (?:per|for|each)\\b|\\bat most\\b|\\bmaximum of ${count}\\b|\\bwhile stocks last\\b`,
  'i',
)

/** A term is a line; what is longer is a story. */
const LONGEST_TERM = 90

/** How many and how often, in the editors' own words: `One redemption per table, per day.` */
export function dealLimits({ body }: Pick<Deal, 'body'>): string[] {
  const items = body.filter(({ type }) => type === 'list-item')
  return bodyLines(items as Deal['body']).filter(
    (line) => line.length <= LONGEST_TERM && limit.test(line),
  )
}
