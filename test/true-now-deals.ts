// Compares what is said of single deals with the naive evaluation.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContentClient } from '#content/create-content-client.ts'
import * as paths from '#lib/paths.ts'
import { readCatalogue } from '#reminders/catalogue.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import { Coupon } from '#routes/profile/coupon.tsx'
import { counterState } from '#ui/counter/counter-state.ts'
import { toSavedDeal } from '#ui/to-saved-deal.ts'
import { serve } from './content-fixture.ts'
import { uidsIn } from './ended-deals.ts'
import { eventsIn, isLive, type Look, openPage, read, same, turnOf } from './site-look.ts'

/** Its page with JSON-LD and social card, its way to the shop, its calendar, its coupon and the counter. */
export async function compareDeals(look: Look): Promise<void> {
  for (const deal of turnOf(look, look.deals)) {
    const { html, payload } = await openPage(look, deal.path, /^$|^deal/)
    const { usable, link }: DealPayload = payload
    const isOver = deal.status === 'ended'
    same(
      look,
      `${deal.uid} is usable`,
      usable,
      isOver ? null : { ...usable, now: deal.isNow, text: deal.text },
    )
    same(look, `${deal.uid} has an offer`, html.includes('"@type":"Offer"'), deal.isLive)
    const through = /"validThrough":"([^"]+)\+08:00"/.exec(html)?.[1]?.slice(0, 10) ?? null
    same(look, `${deal.uid} is valid through`, through, deal.isLive ? deal.lastDay : null)
    if (!deal.isLive) same(look, `${deal.uid} has a link`, link, null)
    const alt = /property="og:image:alt" content="([^"]+)"/.exec(html)?.[1] ?? ''
    same(look, `${deal.uid} has a card of an ended deal`, /^Ended/.test(alt), isOver)
    if (!deal.isLive)
      same(look, `${deal.uid} has a card`, /Starts |Ended |Sold out/.test(alt), true)
    const location = (await look.site.request(paths.shop(deal.id))).headers.get('location')
    if (!deal.isLive) same(look, `${deal.uid} leads to`, location, deal.path)
    const event = eventsIn(await read(look, `${deal.path}/last-day.ics`))
    const isDated = deal.lastDay !== null && !isOver && deal.status !== 'sold-out'
    same(look, `${deal.uid} has a calendar`, event, isDated ? [`${deal.uid} ${deal.lastDay}`] : [])
    const saved = toSavedDeal(payload.deal, look.now)
    const coupon = renderToStaticMarkup(
      createElement(Coupon, { id: deal.id, deal: saved, now: look.now, onRemove: null }),
    )
    same(look, `${deal.uid} has a live coupon`, coupon.includes('data-live="true"'), deal.isLive)
    same(
      look,
      `${deal.uid} has a coupon for now`,
      coupon.includes('Usable now'),
      deal.isLive && deal.isNow,
    )
    if (isOver) {
      const hints = await read(
        look,
        `${paths.searchSuggestions}?q=${encodeURIComponent(deal.title.slice(0, 30))}`,
      )
      same(look, `${deal.uid} is suggested`, uidsIn(hints).has(deal.uid), false)
    }
  }
  for (const { uid, naive, isNow } of look.deals) {
    same(look, `${uid} at the counter`, counterState(naive.times, look.now).isUsable, isNow)
  }
}

/** What people are reminded of. */
export async function compareReminders(look: Look): Promise<void> {
  const content = createContentClient({ service: serve(look.site.store) })
  const { ending, fresh, exclusive } = await readCatalogue(content, look.now)
  for (const { uid } of [...ending.values(), ...fresh, ...exclusive]) {
    same(look, `${uid} is in reminders`, isLive(look, uid), true)
  }
  for (const { uid, endsOn } of ending.values()) {
    const deal = look.deals.find((each) => each.uid === uid)
    same(look, `the end of ${uid} in reminders`, endsOn, deal?.lastDay)
  }
}
