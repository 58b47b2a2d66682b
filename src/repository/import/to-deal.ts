import type { RichTextField } from '@prismicio/client'
import { categories } from '#lib/categories.ts'
import {
  audiences,
  bookings,
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
  return {
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
    partners: readRelations(fields, 'partners', 'landing'),
    checked_on: readDay(fields, 'verified', { required: true }),
    exclusive: readBoolean(fields, 'exclusive'),
    featured: readBoolean(fields, 'featured'),
    art: readArt(fields),
    body,
  }
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
