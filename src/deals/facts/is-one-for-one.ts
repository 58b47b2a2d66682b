import type { Deal } from '../deal.ts'

const oneForOne =
  /\b(?:1[\s-]?for[\s-]?1|one[\s-]for[\s-]one|2[\s-]for[\s-]1|two[\s-]for[\s-]one|buy[\s-]one,?[\s-]get[\s-]one|bogo)\b/i

/** Whether it offers two for the price of one, in any of the ways people in Singapore write it. */
export function isOneForOne({ badge, title }: Pick<Deal, 'badge' | 'title'>): boolean {
  return oneForOne.test(badge) || oneForOne.test(title)
}
