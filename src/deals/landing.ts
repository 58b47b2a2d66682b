import type { RichTextField } from '@prismicio/client'
import type { PictureSource } from '#lib/picture-source.ts'

export type Landing = {
  id: string
  uid: string
  kind: 'partner' | 'campaign' | 'page'
  title: string
  tagline: string
  partnerId: string | null
  palette: string
  motif: string
  picture: PictureSource | null
  hasSearch: boolean
  tags: string[]
  /** Ids of rich-text pages. */
  privacy: string | null
  faq: string | null
  richtext: string | null
  /** Shown first, in this order. */
  dealIds: string[]
  body: RichTextField
}

/** The part of a landing page that a list shows. */
export type LandingLink = Pick<Landing, 'uid' | 'title' | 'tagline' | 'palette'>
