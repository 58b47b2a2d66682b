import type { Deal } from '../deal.ts'
import { bodyLines } from './body-lines.ts'

const count = '(?:one|two|three|four|five|six|ten|\\d+)'
const limit = new RegExp(
  `^${count}\\b.*\\b(?:per|each|every) \\w|\\blimited to ${count}\\b|\\b${count} (?:redemption|use|claim)s? (?:per|for|each)\\b|\\bat most\\b|\\bmaximum of ${count}\\b|\\bwhile stocks last\\b`,
  'i',
)

/** Longer lines are prose, not terms. */
const LONGEST_TERM = 90

/** Limits on quantity and frequency, as editors wrote them: `One redemption per table, per day.` */
export function dealLimits({ body }: Pick<Deal, 'body'>): string[] {
  const items = body.filter(({ type }) => type === 'list-item')
  return bodyLines(items as Deal['body']).filter(
    (line) => line.length <= LONGEST_TERM && limit.test(line),
  )
}
