import type { Brand } from '#deals/brand.ts'
import type { BrandRef } from '#deals/deal.ts'
import { rowsOf, textOf, textOrNull, webLinkOf } from '#lib/node/field-values.ts'
import type { BrandDocument } from '#repository/documents.ts'
import { toThumbnail } from './to-picture.ts'

export function toBrand(document: BrandDocument): Brand {
  const { data } = document
  return {
    ...toBrandRef(document),
    id: document.id,
    tagline: textOf(data.tagline),
    website: webLinkOf(data.website),
    instagram: webLinkOf(data.instagram),
    categories: categoriesOf(document),
    tags: document.tags,
    picture: toThumbnail(data.image),
    about: data.about ?? [],
  }
}

export function categoriesOf({ data }: BrandDocument): string[] {
  return rowsOf(data.categories, ({ category }) => textOrNull(category))
}

/** The brand data on every card. */
export function toBrandRef({ uid, data }: BrandDocument): BrandRef {
  return {
    uid,
    name: textOf(data.name) || uid,
    palette: textOf(data.palette) || 'pandan',
    motif: textOf(data.motif) || 'coupon',
  }
}
