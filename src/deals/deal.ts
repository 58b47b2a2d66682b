import type { ImageField, RichTextField } from '@prismicio/client'
import type { Category } from '#lib/categories.ts'
import type {
  Booking,
  Channel,
  Diet,
  Eligible,
  PriceBasis,
  Redeem,
  YesOrNo,
} from '#lib/deal-options.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import type { DealTimes } from './times/deal-times.ts'
import type { Lifespan } from './times/lifespan.ts'

/** The names that visitors read; URLs use the short ones. */
export const categoryNames: Record<Category, string> = {
  food: 'Food',
  grocery: 'Groceries',
  experience: 'Experiences',
  apparel: 'Apparel',
  shopping: 'Shopping',
}

export type Outlet = {
  name: string
  address: string
  postal: string
  mrt: string
  lat: number
  lng: number
  /** Opening hours in the notation of `parseWeekHours`; absent where they are not stated. */
  hours?: string
}

/** `1 per person`; `per` is `null` for a limit in total. */
export type Limit = { count: number; per: string | null }

/** For how many readers it worked, and how many reported. */
export type Success = { worked: number; total: number }

/** An illustration: the names of a motif and a palette, and the picture made from them. */
export type Art = { motif: string; palette: string; alt: string; image: ImageField }

export type BrandRef = { uid: string; name: string; palette: string; motif: string }

/** A deal as editors wrote it. Unstated facts are `null` or empty. `availability` tells when it can be used. */
export type Deal = {
  id: string
  uid: string
  title: string
  category: Category
  badge: string
  summary: string
  brand: BrandRef
  redeem: Redeem
  code: string | null
  link: string | null
  /** SGD */
  priceNow: number | null
  priceWas: number | null
  /** `per child`, `for two`. */
  priceUnit: string | null
  /** The price is the lowest of several. */
  isPriceFrom: boolean
  priceBasis: PriceBasis | null
  isOneForOne: boolean
  minSpend: number | null
  deposit: number | null
  /** First day in Singapore, `YYYY-MM-DD`. */
  startsOn: string | null
  /** The last day on which it can be used in Singapore; `null` without an end. */
  endsOn: string | null
  /** When visitors could first use it: published and started. In ms; 0 without a date. */
  begunAt: number
  /** Readers' reports, if there are enough. */
  success: Success | null
  times: DealTimes
  /** When it begins and ends, computed from `times`. */
  lifespan: Lifespan
  limits: Limit[]
  channel: Channel
  deliveryArea: string | null
  outlets: Outlet[]
  /** Who may use it. */
  eligible: Eligible[]
  cards: string[]
  stacks: YesOrNo | null
  booking: Booking | null
  proof: string | null
  /** Whom it suits. */
  audience: string[]
  /** The diets that its food fits. Editors state every one: a vegan deal is also marked as vegetarian. */
  diet: Diet[]
  /** Uids of the landings that show it. */
  partners: string[]
  tags: string[]
  /** The day an editor last checked it. */
  checkedOn: string | null
  exclusive: boolean
  featured: boolean
  art: Art[]
  /** Its first picture, for cards. */
  thumbnail: PictureSource | null
  body: RichTextField
}

/** A condition of a deal in words: `Who`, `Students and seniors`. */
export type Term = { name: string; text: string }
