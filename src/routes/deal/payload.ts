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
  /** 0, 0 if the position is unknown. */
  lat: number
  lng: number
  /** Its URL on Google Maps. */
  map: string
  /** `about 350 m`; `null` if no place was requested. */
  distance: string | null
}

/** Crosses the wire in the HTML and as `_payload.json`, so: JSON values only. */
export type DealPayload = {
  /** Made on the server, because the page's first script has to stay small. */
  head: Head
  deal: DealSummary
  /** `4 November 2026`, for an ended deal. */
  endedOn: string | null
  /** When it can be used, unless it has ended; `note` is about public holidays. */
  usable: { now: boolean; text: string; note: string | null } | null
  /** The instant (ISO 8601) until which it can be used, if that is near enough for a countdown. */
  countedUntil: string | null
  /** More about the price: the saving, the price for each of two, the price with "++". */
  priceNotes: string[]
  /** How to get the deal, or that it has ended. */
  instruction: string
  terms: Term[]
  /** What staff at the counter may check. */
  conditions: string[]
  /** The landing pages that show it. */
  partners: { uid: string; title: string }[]
  /** `4 live deals`; `null` when there is none. */
  brandDeals: string | null
  outlets: OutletPayload[]
  /** The place that a visitor typed to sort outlets by, and the result. */
  near: { typed: string; note: string; isKnown: boolean } | null
  /** Leads to the shop's page for it, while the deal is live. */
  link: string | null
  /** What is shared: the offer in words and the deal's full URL. */
  share: { title: string; url: string }
  /** Services to share it with, and the visitor's calendar unless the deal has ended. */
  shareLinks: { name: string; href: string; icon?: IconName }[]
  body: RichTextField
  pictures: PictureSource[]
  alsoLive: SearchedDeal[]
  /** Their order, if that is not obvious. */
  besideNote: string | null
}
