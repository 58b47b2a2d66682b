import type { Landing } from '#deals/landing.ts'
import { relationOf, rowsOf, textOf, textOrNull } from '#lib/node/field-values.ts'
import type { LandingDocument } from '#repository/documents.ts'
import { toThumbnail } from './to-picture.ts'

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
