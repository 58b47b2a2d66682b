import type { RichTextField } from '@prismicio/client'
import {
  audiences,
  bookings,
  categories,
  channels,
  diets,
  eligibles,
  priceBases,
  redeems,
  yesOrNo,
} from '#lib/deal-options.ts'
import type { DealDocument } from '../documents.ts'
import { type Fields, fieldFault, fieldRows } from './fields.ts'
import { readArt } from './read-art.ts'
import { readDealTimes, readHours } from './read-deal-times.ts'
import {
  readBoolean,
  readChoice,
  readDay,
  readNumber,
  readOption,
  readText,
  readWords,
} from './read-fields.ts'
import { readRelation, readRelations, readWebLink } from './read-links.ts'
import { toGroup } from './to-group.ts'

type DealData = DealDocument['data']

export function toDeal(fields: Fields, body: RichTextField): DealData {
  const deal: DealData = {
    title: readText(fields, 'title', { required: true, max: 70 }),
    brand: readRelation(fields, 'brand', 'brand'),
    category: readOption(fields, 'category', categories),
    badge: readText(fields, 'badge', { required: true, max: 12 }),
    summary: readText(fields, 'summary', { required: true, max: 140 }),
    redeem: readOption(fields, 'redeem', redeems),
    code: readText(fields, 'code'),
    link: readWebLink(fields, 'link'),
    ...readPrice(fields),
    ...readDealTimes(fields),
    while_stocks_last: readBoolean(fields, 'while_stocks_last'),
    limits: toGroup(fieldRows(fields, 'limits').map(toLimit)),
    channel: readChoice(fields, 'channel', channels),
    delivery_area: readText(fields, 'delivery_area'),
    outlets: toGroup(fieldRows(fields, 'outlets').map(toOutlet)),
    eligible: toGroup(readWords(fields, 'eligible', eligibles).map((who) => ({ who }))),
    cards: toGroup(readWords(fields, 'cards').map((card) => ({ card }))),
    stacks: readChoice(fields, 'stacks', yesOrNo),
    booking: readChoice(fields, 'booking', bookings),
    proof: readText(fields, 'proof'),
    audience: toGroup(readWords(fields, 'audience', audiences).map((who) => ({ who }))),
    diet: toGroup(readWords(fields, 'diet', diets).map((kind) => ({ kind }))),
    partners: toGroup(readRelations(fields, 'partners', 'landing').map((landing) => ({ landing }))),
    checked_on: readDay(fields, 'verified', { required: true }),
    exclusive: readBoolean(fields, 'exclusive'),
    featured: readBoolean(fields, 'featured'),
    art: readArt(fields),
    body,
  }
  checkTogether(fields, deal)
  return deal
}

function readPrice(fields: Fields) {
  return {
    price_now: readNumber(fields, 'price_now'),
    price_was: readNumber(fields, 'price_was'),
    price_unit: readText(fields, 'price_unit', { max: 30 }),
    price_from: readBoolean(fields, 'price_from'),
    price_plus: readChoice(fields, 'price_plus', priceBases),
    one_for_one: readBoolean(fields, 'one_for_one'),
    min_spend: readNumber(fields, 'min_spend'),
    deposit: readNumber(fields, 'deposit'),
  }
}

/** Without `per`, the limit is for everybody together. */
function toLimit(row: Fields) {
  const count = readNumber(row, 'count')
  if (count === null || count < 1) fieldFault(row, 'count', 'must be a number from 1')
  return { count, per: readText(row, 'per', { max: 40 }) }
}

function toOutlet(row: Fields) {
  return {
    name: readText(row, 'name', { required: true }),
    address: readText(row, 'address', { required: true }),
    postal: readText(row, 'postal', { pattern: /^\d{6}$/ }),
    mrt: readText(row, 'mrt'),
    lat: readNumber(row, 'lat'),
    lng: readNumber(row, 'lng'),
    hours: readHours(row, 'hours'),
  }
}

function checkTogether(fields: Fields, deal: DealData): void {
  if (deal.redeem === 'code' && deal.code === null) {
    fieldFault(fields, 'code', 'is missing, though the deal is redeemed by code')
  }
  if (deal.starts_on && deal.ends_on && deal.ends_on < deal.starts_on) {
    fieldFault(fields, 'ends', 'is before the deal starts')
  }
  if (deal.channel === 'online' && deal.outlets.length > 0) {
    fieldFault(fields, 'channel', 'is online, though the deal has outlets')
  }
  if (deal.channel === 'in-store' && deal.outlets.length === 0) {
    fieldFault(fields, 'channel', 'is in-store, though the deal has no outlets')
  }
  if (deal.price_now !== null && deal.price_was !== null && deal.price_was <= deal.price_now) {
    fieldFault(fields, 'price_was', 'is not above the price now')
  }
  if (deal.cards.length > 0 && !deal.eligible.some(({ who }) => who === 'card-holder')) {
    fieldFault(fields, 'cards', 'are named, but eligible has no card-holder')
  }
}
