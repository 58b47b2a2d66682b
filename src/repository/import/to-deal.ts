import type { RichTextField } from '@prismicio/client'
import { audiences, categories, redeems } from '#lib/deal-options.ts'
import { weekdays } from '#lib/singapore-time.ts'
import type { DealDocument } from '../documents.ts'
import { type Fields, fieldFault, fieldRows } from './fields.ts'
import { readArt } from './read-art.ts'
import { readBoolean, readDay, readNumber, readOption, readText, readWords } from './read-fields.ts'
import { readRelation, readRelations, readWebLink } from './read-links.ts'
import { toGroup } from './to-group.ts'

type DealData = DealDocument['data']

const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/

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
    price_now: readNumber(fields, 'price_now'),
    price_was: readNumber(fields, 'price_was'),
    starts_on: readDay(fields, 'starts', { required: true }),
    ends_on: readDay(fields, 'ends'),
    weekdays: toGroup(readWords(fields, 'weekdays', weekdays).map((day) => ({ day }))),
    hours: readText(fields, 'hours', { pattern: HOURS }),
    min_spend: readNumber(fields, 'min_spend'),
    outlets: toGroup(fieldRows(fields, 'outlets').map(toOutlet)),
    audience: toGroup(readWords(fields, 'audience', audiences).map((who) => ({ who }))),
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

function toOutlet(row: Fields) {
  return {
    name: readText(row, 'name', { required: true }),
    address: readText(row, 'address', { required: true }),
    postal: readText(row, 'postal', { pattern: /^\d{6}$/ }),
    mrt: readText(row, 'mrt'),
    lat: readNumber(row, 'lat'),
    lng: readNumber(row, 'lng'),
  }
}

function checkTogether(fields: Fields, deal: DealData): void {
  if (deal.redeem === 'code' && deal.code === null) {
    fieldFault(fields, 'code', 'is missing, though the deal is redeemed by code')
  }
  if (deal.starts_on && deal.ends_on && deal.ends_on < deal.starts_on) {
    fieldFault(fields, 'ends', 'is before the deal starts')
  }
}
