import { dealRule } from './check.ts'

export const cardsWithoutHolders = dealRule({
  name: 'cards-without-holders',
  severity: 'stops',
  advice: 'Choose card holders too, or remove the cards.',
  check: ({ data }) =>
    (data.cards ?? []).length > 0 && !data.eligible?.some(({ who }) => who === 'card-holder')
      ? [{ path: 'cards', message: 'cards are named, but the deal is not for card holders' }]
      : [],
})
