/** What a search reads into words, and what a visitor can switch off, so that they are words like others. */
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

/** The value of a filter, chosen by name, that switches off what words say of it. */
export const ANY = 'any'

export function isMeaning(name: string): name is MeaningName {
  return meanings.some((known) => known === name)
}

/** What is switched off. */
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
