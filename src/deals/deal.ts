import type { ImageField, RichTextField } from '@prismicio/client'
import type { Category, Redeem } from '#lib/deal-options.ts'
import type { PictureSource } from '#lib/picture-source.ts'

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
}

/** An illustration: the names of a motif and a palette, and the picture made from them. */
export type Art = { motif: string; palette: string; alt: string; image: ImageField }

export type BrandRef = { uid: string; name: string; palette: string; motif: string }

/** A deal as editors wrote it. `dealTime` tells what its dates mean at an instant. */
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
  /** First day in Singapore, `YYYY-MM-DD`. */
  startsOn: string | null
  /** Last day in Singapore, inclusive; `null` = while stocks last. */
  endsOn: string | null
  weekdays: string[]
  /** `11:00-15:00`; may cross midnight. */
  hours: string | null
  minSpend: number | null
  /** Empty = online only. */
  outlets: Outlet[]
  audience: string[]
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
