import { liveDeals } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categoryNames, type Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import { formatPrice } from '#deals/format-price.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability, availabilityChanges, isForToday } from '#deals/times/availability.ts'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { CodeRow, CodesPayload } from '../payload.ts'

/** The promo codes of live deals: all, or those that match some words or a category. */
export async function loadCodes({ url, content, now, until }: PageInput): Promise<CodesPayload> {
  const { searchParams } = url
  const q = searchParams.get('q')?.trim() ?? ''
  const category = categories.find((name) => name === searchParams.get('category')) ?? null
  const withCode = await liveDeals(content, { now, where: ({ data }) => Boolean(data.code) })
  for (const { times } of withCode) until(availabilityChanges(times, now))
  const found = withCode.filter((deal) => hasWords(deal, q))
  const rows = found
    .filter((deal) => category === null || deal.category === category)
    .flatMap((deal) => (deal.code === null ? [] : toCodeRow(deal, deal.code, now)))
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'en'))
  return {
    rows,
    q,
    category,
    counts: categoryCounts(found.map((deal) => deal.category)),
    sort: searchParams.get('sort'),
    idSuffix: idSuffix(url),
  }
}

/** One for each URL: the page of codes may be kept alive under several. */
export function idSuffix({ search }: URL): string {
  return search === '' ? '' : `.${encodeURIComponent(search.slice(1))}`
}

/** Whether each of the words is in the deal's own text, or begins a word of it. */
function hasWords(deal: Deal, q: string): boolean {
  const { brand, title, summary, badge, code, category, tags } = deal
  const stated = [
    brand.name,
    title,
    summary,
    badge,
    code,
    category,
    categoryNames[category],
    ...tags,
  ]
  const words = wordsIn(stated.join(' '))
  const wanted = wordsIn(q)
  // Punctuation alone matches nothing.
  if (wanted.length === 0) return q === ''
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** A plural finds the singular too. */
function wordsIn(text: string): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map((word) => (word.length > 3 ? word.replace(/(?:ies|y|s)$/, '') : word))
}

function toCodeRow(deal: Deal, code: string, now: Date): CodeRow {
  const answer = availability(deal.times, now)
  const { ends, urgent, checked, checkIsFresh } = dealTime(deal, now)
  return {
    id: deal.id,
    code,
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    category: deal.category,
    minSpend: deal.minSpend ? formatPrice(deal.minSpend) : null,
    // Where people have to ask first, nothing is promised for today.
    isForToday: isForToday(answer) && (answer.state !== 'unknown' || answer.why === 'shop-hours'),
    usable: sayAvailability(answer, deal.times, now),
    ends,
    urgent,
    checked,
    checkIsFresh,
    endsOn: deal.endsOn,
    checkedOn: deal.checkedOn,
  }
}
