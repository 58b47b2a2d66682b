import { asDate } from '@prismicio/client'
import { dealRule, type Rule } from './check.ts'

/** Facts of a deal that contradict each other. */
export const factRules: readonly Rule[] = [
  dealRule({
    name: 'code-missing',
    severity: 'stops',
    advice: 'State the code, or choose another way to redeem the deal.',
    check: ({ data }) =>
      data.redeem === 'code' && !data.code?.trim()
        ? [{ path: 'code', message: 'code is missing, though the deal is redeemed by code' }]
        : [],
  }),
  dealRule({
    name: 'no-outlet',
    severity: 'stops',
    advice: 'Add an outlet with its address, or state that the deal is online.',
    check: ({ data }) =>
      data.channel === 'in-store' && !data.outlets?.some(({ name }) => name)
        ? [{ path: 'channel', message: 'the deal is used in store, but has no outlet' }]
        : [],
  }),
  dealRule({
    name: 'online-with-outlets',
    severity: 'stops',
    advice: 'Remove the outlets, or state that the deal can be used both online and in store.',
    check: ({ data }) =>
      data.channel === 'online' && (data.outlets ?? []).length > 0
        ? [{ path: 'channel', message: 'the deal is used online, but has outlets' }]
        : [],
  }),
  dealRule({
    name: 'price-was-not-above',
    severity: 'stops',
    advice: 'Correct the two prices, or leave “Before” empty.',
    check: ({ data: { price_now: now = null, price_was: was = null } }) =>
      now !== null && was !== null && was <= now
        ? [{ path: 'price_was', message: 'the price before is not higher than the price now' }]
        : [],
  }),
  dealRule({
    name: 'ends-before-start',
    severity: 'stops',
    advice: 'Correct the first or the last day.',
    check: ({ data: { starts_on: first, ends_on: last } }) =>
      first && last && last < first
        ? [{ path: 'ends_on', message: 'the last day is before the first' }]
        : [],
  }),
  dealRule({
    name: 'back-before-sold-out',
    severity: 'stops',
    advice: 'State when it sold out, and a later moment at which it is back.',
    check: ({ data }) => {
      const [soldOut, back] = [asDate(data.sold_out_at), asDate(data.back_at)]
      return back !== null && (soldOut === null || back <= soldOut)
        ? [{ path: 'back_at', message: 'the deal comes back before it sells out' }]
        : []
    },
  }),
  dealRule({
    name: 'cards-without-holders',
    severity: 'stops',
    advice: 'Choose card holders too, or remove the cards.',
    check: ({ data }) =>
      (data.cards ?? []).length > 0 && !data.eligible?.some(({ who }) => who === 'card-holder')
        ? [{ path: 'cards', message: 'cards are named, but the deal is not for card holders' }]
        : [],
  }),
]
