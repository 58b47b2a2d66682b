import { dealRule } from './check.ts'

export const cardsWithoutHolders = dealRule({
  name: 'cards-without-holders',
  severity: 'stops',
  advice: 'Add card-holder to eligible, or remove the cards.',
  check: ({ data }) =>
    (data.cards ?? []).length > 0 && !data.eligible?.some(({ who }) => who === 'card-holder')
      ? [{ path: 'cards', message: 'cards are named, but eligible has no card-holder' }]
      : [],
})
