import { asImageSrc, type ImageField, isFilled } from '@prismicio/client'
import type { PictureSource } from '#lib/picture-source.ts'

/** Widths in pixels; `usual` is for browsers without `srcset`. */
type Widths = { all: number[]; usual: number }

const CARD: Widths = { all: [320, 640, 828], usual: 640 }
const PAGE: Widths = { all: [640, 828, 1200, 2048], usual: 1200 }

type Image = ImageField | null | undefined

/** For a card, whose text already describes the picture. `null` if there is no picture. */
export function toThumbnail(image: Image): PictureSource | null {
  const picture = toPicture(image, CARD)
  return picture && { ...picture, alt: '' }
}

/** For the page of the document. `null` if there is no picture. */
export function toCover(image: Image): PictureSource | null {
  return toPicture(image, PAGE)
}

// Prismic's helpers need a host. Our own pictures have none, because a site may have several.
const NO_HOST = 'http://own.invalid'

function toPicture(image: Image, { all, usual }: Widths): PictureSource | null {
  if (!isFilled.image(image)) return null
  const url = image.url.startsWith('/') ? NO_HOST + image.url : image.url
  const src = asImageSrc({ ...image, url }, { width: usual }).replace(NO_HOST, '')
  return {
    src,
    srcSet: all.map((width) => `${withWidth(src, width)} ${width}w`).join(', '),
    ...image.dimensions,
    alt: image.alt ?? '',
  }
}

/** Like `asImageWidthSrcSet`, which parses the URL again for each width. */
function withWidth(src: string, width: number): string {
  const at = src.lastIndexOf('width=')
  return src.slice(0, at) + src.slice(at).replace(/\d+/, String(width))
}
