import { asImageSrc, type ImageField, isFilled } from '@prismicio/client'

/** The smallest width of visitors' cards, which is already made. */
const WIDTH = 320
// Prismic's helper needs a host, and our own pictures have none.
const NO_HOST = 'http://own.invalid'

/** The address of a small picture; `null` when there is none. */
export function thumbnailOf(image: ImageField | null | undefined): string | null {
  if (!isFilled.image(image)) return null
  const url = image.url.startsWith('/') ? NO_HOST + image.url : image.url
  return asImageSrc({ ...image, url }, { width: WIDTH }).replace(NO_HOST, '')
}
