import { asImageSrc, type ImageField, isFilled } from '@prismicio/client'
import { isRecord } from '#lib/is-record.ts'

/** The smallest width of visitors' cards, which is already made. */
const WIDTH = 320
// Prismic's helper needs a host, and our own pictures have none.
const NO_HOST = 'http://own.invalid'

/** The address of a small picture; `null` when there is none. */
export function thumbnailOf(value: unknown): string | null {
  const image = isRecord(value) && typeof value.url === 'string' ? (value as ImageField) : null
  if (!isFilled.image(image)) return null
  const url = image.url.startsWith('/') ? NO_HOST + image.url : image.url
  if (!URL.canParse(url)) return null
  return asImageSrc({ ...image, url }, { width: WIDTH }).replace(NO_HOST, '')
}
