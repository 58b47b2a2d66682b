import { isRecord } from '#lib/is-record.ts'
import { parseJson } from '#lib/parse-json.ts'
import { singaporeDay } from '#lib/singapore-time.ts'

type DataNode = Record<string, unknown>

const MOST_NODES = 2000
const CURRENCY = 'SGD'

/** What JSON-LD (schema.org) says about one offer. Where offers disagree, nothing is certain. */
export function readStructuredData(texts: readonly string[]) {
  const nodes = nodesIn(texts.map(parseJson))
  const offers = nodes.filter((node) => typesOf(node).includes('Offer'))
  const ranges = nodes.filter((node) => typesOf(node).includes('AggregateOffer'))
  const events = nodes.filter((node) => typesOf(node).some((type) => type.endsWith('Event')))
  const named = nodes.filter((node) =>
    typesOf(node).some((type) => type === 'Product' || type === 'Offer' || type.endsWith('Event')),
  )
  const prices = offers.map(pricesOf)
  const timed = offers.some(
    ({ validThrough, availabilityEnds }) => validThrough || availabilityEnds,
  )
    ? offers
    : events
  return {
    name: oneOf(named.map(({ name }) => (typeof name === 'string' ? name.trim() : null))),
    priceNow: oneOf([...prices.map(({ now }) => now), ...ranges.flatMap(endsOf)]),
    priceWas: oneOf(prices.map(({ was }) => was)),
    startsOn: oneOf(
      timed.map((node) => toDay(node.validFrom ?? node.availabilityStarts ?? node.startDate)),
    ),
    endsOn:
      oneOf(
        timed.map((node) => toDay(node.validThrough ?? node.availabilityEnds ?? node.endDate)),
      ) ?? oneOf(offers.map((node) => toDay(node.priceValidUntil))),
  }
}

/** Every object in it, at most so many. */
function nodesIn(values: readonly unknown[]): DataNode[] {
  const nodes: DataNode[] = []
  const waiting = [...values]
  for (let place = 0; place < waiting.length && place < MOST_NODES; place++) {
    const value = waiting[place]
    if (isRecord(value)) nodes.push(value)
    const inner = isRecord(value) ? Object.values(value) : Array.isArray(value) ? value : []
    for (const each of inner.slice(0, MOST_NODES)) {
      if (typeof each === 'object' && each !== null) waiting.push(each)
    }
  }
  return nodes
}

/** Without the address of the vocabulary. */
function typesOf({ '@type': type }: DataNode): string[] {
  const types = Array.isArray(type) ? type : [type]
  return types.flatMap((each) => (typeof each === 'string' ? [lastPart(each)] : []))
}

function lastPart(name: string): string {
  return name.split(/[/#:]/).at(-1) ?? name
}

type Prices = { now: number | null; was: number | null }

function pricesOf(offer: DataNode): Prices {
  const specification = offer.priceSpecification
  const parts = (Array.isArray(specification) ? specification : [specification]).filter(isRecord)
  const isWas = ({ priceType }: DataNode) =>
    typeof priceType === 'string' &&
    ['ListPrice', 'StrikethroughPrice', 'SRP', 'MSRP'].includes(lastPart(priceType))
  const amountOf = (part: DataNode) =>
    toPrice(part.price, part.priceCurrency ?? offer.priceCurrency)
  return {
    now: amountOf(offer) ?? oneOf(parts.filter((part) => !isWas(part)).map(amountOf)),
    was: oneOf(parts.filter(isWas).map(amountOf)),
  }
}

/** Both ends of a price range; there is a price only if they are equal. */
function endsOf({ lowPrice, highPrice, priceCurrency }: DataNode): (number | null)[] {
  return [toPrice(lowPrice, priceCurrency), toPrice(highPrice, priceCurrency)]
}

/** `null` unless it is an amount in Singapore dollars. */
export function toPrice(amount: unknown, currency: unknown): number | null {
  if (currency !== CURRENCY) return null
  const text = String(amount).trim()
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/** `null` if it is not a day. A time without a zone is Singapore's. */
export function toDay(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, day, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]{4,12}(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value.trim()) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  if (new Date(day).toISOString().slice(0, 10) !== day) return null
  const instant = zone === undefined ? null : new Date(value.trim())
  return instant && !Number.isNaN(instant.getTime()) ? singaporeDay(instant) : day
}

/** The one value of all items that have any; `null` if they differ. */
function oneOf<Value>(values: readonly (Value | null)[]): Value | null {
  const different = new Set(values.filter((value) => value !== null && value !== ''))
  const [first] = different
  return different.size === 1 ? (first ?? null) : null
}
