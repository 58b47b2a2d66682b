import type { RichTextField } from '@prismicio/client'
import type { Term } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import type { SearchedDeal } from '#ui/deal-card.tsx'
import type { IconName } from '#ui/icon-sprite.tsx'
import type { Head } from '../page-module.ts'

export type OutletPayload = {
  name: string
  address: string
  /** The station's full name. */
  mrt: string
  /** `Mon–Fri 11am–10pm; Sat and Sun 10am–11pm`; `null` where they are not stated. */
  hours: string | null
  /** Both 0 when nobody knows. */
  lat: number
  lng: number
  /** Where Google Maps shows it. */
  map: string
  /** `about 350 m`; `null` until a place was asked for. */
  distance: string | null
}

/** Crosses the wire in the HTML and as `_payload.json`, so: JSON values only. */
export type DealPayload = {
  /** Ready: the page's first script has no room for making it. */
  head: Head
  deal: DealSummary
  /** `4 November 2026`, of a deal that is over. */
  endedOn: string | null
  /** When it can be used, unless it has ended; `note` speaks of public holidays. */
  usable: { now: boolean; text: string; note: string | null } | null
  /** The instant (ISO 8601) up to which it can be used, when that is near enough to be counted. */
  countedUntil: string | null
  /** What else is true of the price: the saving, the price for each of two, the price with "++". */
  priceNotes: string[]
  /** What to do, or that it is too late to. */
  instruction: string
  terms: Term[]
  /** What staff at the counter may check. */
  conditions: string[]
  /** The landing pages that show it. */
  partners: { uid: string; title: string }[]
  /** `4 live deals`; `null` when there is none. */
  brandDeals: string | null
  outlets: OutletPayload[]
  /** What a visitor typed to sort outlets by, and what became of it. */
  near: { typed: string; note: string; isKnown: boolean } | null
  /** Leads to the shop's page for it, while the deal is live. */
  link: string | null
  /** What is passed on: the offer in words and the deal's own address in full. */
  share: { title: string; url: string }
  /** Where to pass it on to; the visitor's own calendar is one such place, unless it has ended. */
  shareLinks: { name: string; href: string; icon?: IconName }[]
  body: RichTextField
  pictures: PictureSource[]
  alsoLive: SearchedDeal[]
  /** In which order they are, where that is not plain. */
  besideNote: string | null
}
