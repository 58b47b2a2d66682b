/** The meanings that a search reads into words. A visitor can switch each off, so that its words are ordinary ones. */
const meanings = [
  'spelling',
  'near',
  'max',
  'day',
  'time',
  'usable',
  'ends',
  'for',
  'diet',
] as const
export type MeaningName = (typeof meanings)[number]

type Switched = { plain?: string }

/** The value of a filter that switches off its meaning in the words. */
export const ANY = 'any'

export function isMeaning(name: string): name is MeaningName {
  return meanings.some((known) => known === name)
}

/** The meanings that are switched off. */
export function plainOf({ plain = '' }: Switched): MeaningName[] {
  const named = plain.split('.')
  return meanings.filter((name) => named.includes(name))
}

/** Switches a meaning off. */
export function asPlain<Filters extends Switched>(filters: Filters, name: string): Filters {
  return { ...filters, plain: toPlain(`${filters.plain ?? ''}.${name}`) }
}

/** In canonical form; empty if nothing known is named. */
export function toPlain(plain: string): string {
  return plainOf({ plain }).join('.')
}
