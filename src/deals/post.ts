import type { PictureSource } from '#lib/picture-source.ts'

/** The part of a post that a card shows. */
export type PostSummary = {
  uid: string
  title: string
  excerpt: string
  author: { uid: string; name: string }
  /** Day in Singapore, `YYYY-MM-DD`. */
  publishedOn: string
  /** Reading time. */
  minutes: number
  palette: string
  picture: PictureSource | null
  tags: string[]
}

export type PostLink = { uid: string; title: string }

export type Author = {
  uid: string
  name: string
  bio: string
  palette: string
  motif: string
  picture: PictureSource | null
}
