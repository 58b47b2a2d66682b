import { toCover } from '#content/mappers/to-picture.ts'
import { findDeal, liveDealFacts } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { countLiveDeals } from '#deals/count-deals.ts'
import type { Deal, Term } from '#deals/deal.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealFacts, dealFactsChange } from '#deals/facts/deal-facts.ts'
import type { PriceFacts } from '#deals/facts/price-facts.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { formatDay } from '#lib/format-day.ts'
import { relationOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { checkAddress, pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import { toEnding } from '../ending.ts'
import type { DealPayload } from '../payload.ts'
import { loadBeside } from './load-beside.ts'
import { sortOutlets } from './sort-outlets.ts'
import { toShare } from './to-share.ts'

/** The last 72 hours are counted, and may begin on a page that was made up to a day earlier. */
const COUNTED_MS = 96 * 60 * 60 * 1000

export const loader: PageLoader<DealPayload> = async ({ params, url, content, now, until }) => {
  const { category = '', uid = '' } = params
  const deal = await findDeal(content, uid)
  if (!deal) throw pageNotFound(url)
  checkAddress(url, { asked: paths.deal({ category, uid }), own: paths.deal(deal) })
  const { time, usable, price, redeem, terms, conditions } = dealFacts(deal, now)
  const ended = time.status === 'ended'
  const sorted = sortOutlets(deal, url.searchParams.get('near'))
  const [beside, partners, ofBrand] = await Promise.all([
    loadBeside(deal, { content, now, outlets: sorted.outlets, isEnded: ended }),
    landings(content, {
      where: ({ uid }) => deal.partners.includes(uid ?? ''),
      read: ({ uid, title }) => ({ uid, title }),
    }),
    liveDealFacts(content, {
      now,
      within: { brand: deal.brand.uid },
      where: ({ data }) => relationOf(data.brand)?.uid === deal.brand.uid,
      read: ({ id }) => id,
    }),
  ])
  until(dealFactsChange(deal, now))

  const endedOn = ended && deal.endsOn ? formatDay(deal.endsOn) : null
  return {
    head: {
      title: titleOf(deal),
      description: endedOn ? `Ended on ${endedOn}. ${deal.summary}` : deal.summary,
      ...(sorted.near ? { noindex: true } : {}),
    },
    deal: toDealSummary(deal, now),
    endedOn,
    usable: ended ? null : usable,
    countedUntil: isLive(time.status) ? countedUntil(deal, now) : null,
    priceNotes: ended ? [] : priceNotes(price),
    instruction: endedOn ? toEnding(deal, endedOn) : redeem.instruction,
    terms: [...dateTerms(deal), ...terms],
    conditions,
    partners,
    brandDeals: ofBrand.length > 0 ? countLiveDeals(ofBrand.length) : null,
    ...sorted,
    link: redeem.link && paths.shop(deal.id),
    ...toShare(deal, { url, isOffered: isLive(time.status) || time.status === 'upcoming' }),
    body: deal.body,
    pictures: deal.art.map(({ image }) => toCover(image)).filter((picture) => picture !== null),
    ...beside,
  }
}

function countedUntil(deal: Deal, now: Date): string | null {
  const { ends } = deal.lifespan
  return ends - now.getTime() <= COUNTED_MS ? new Date(ends).toISOString() : null
}

/** Leaves out the brand where the title already names it. */
function titleOf({ title, brand }: Deal): string {
  const [shop = ''] = brand.name.split(' ')
  return title.includes(shop) ? title : `${title}, ${brand.name}`
}

/** What the two prices alone do not show. */
function priceNotes(price: PriceFacts | null): string[] {
  return [price?.saving, price?.each, price?.net].flatMap((fact) => (fact ? [fact.text] : []))
}

function dateTerms({ startsOn, endsOn, checkedOn }: Deal): Term[] {
  return [
    ...(startsOn ? [{ name: 'From', text: formatDay(startsOn) }] : []),
    ...(endsOn ? [{ name: 'Until', text: formatDay(endsOn) }] : []),
    ...(checkedOn ? [{ name: 'Last checked', text: formatDay(checkedOn) }] : []),
  ]
}
