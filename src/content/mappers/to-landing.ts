import type { RichTextField } from '@prismicio/client'
import type { PictureSource } from '#lib/picture-source.ts'
import type { LandingDocument } from '#repository/documents.ts'
import { relationOf, rowsOf, textOf, textOrNull } from './field-values.ts'
import { toThumbnail } from './to-picture.ts'

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

export function toLanding(document: LandingDocument): Landing {
  const { data } = document
  return {
    id: document.id,
    uid: document.uid,
    kind: data.kind ?? 'page',
    title: textOf(data.title) || document.uid,
    tagline: textOf(data.tagline),
    partnerId: textOrNull(data.partner_id),
    palette: textOf(data.palette) || 'pandan',
    motif: textOf(data.motif) || 'ticket',
    picture: toThumbnail(data.image),
    hasSearch: data.search === true,
    tags: document.tags,
    privacy: textOrNull(data.privacy),
    faq: textOrNull(data.faq),
    richtext: textOrNull(data.richtext),
    dealIds: rowsOf(data.deals, ({ deal }) => relationOf(deal)?.id ?? null),
    body: data.body ?? [],
  }
}
