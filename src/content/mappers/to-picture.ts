import { asImageSrc, asImageWidthSrcSet, type ImageField, isFilled } from '@prismicio/client'
import type { PictureSource } from '#lib/picture-source.ts'
import { rememberLatest } from '#lib/remember-latest.ts'

type Addresses = Pick<PictureSource, 'src' | 'srcSet'>

/** A deal's picture is on many pages, and Prismic's helpers parse its URL again for each width. */
const MOST_REMEMBERED = 2000

/** Widths in pixels; `usual` is for browsers without `srcset`. */
type Widths = {
  all: [number, ...number[]]
  usual: number
  remember: (url: string, make: () => Addresses) => Addresses
}

const CARD: Widths = {
  all: [320, 640, 828],
  usual: 640,
  remember: rememberLatest(MOST_REMEMBERED),
}
const PAGE: Widths = {
  all: [640, 828, 1200, 2048],
  usual: 1200,
  remember: rememberLatest(MOST_REMEMBERED),
}

type Image = ImageField | null | undefined

/** For a card, whose text already names what the picture shows. `null` when there is no picture. */
export function toThumbnail(image: Image): PictureSource | null {
  const picture = toPicture(image, CARD)
  return picture && { ...picture, alt: '' }
}

/** For the page that is about it. `null` when there is no picture. */
export function toCover(image: Image): PictureSource | null {
  return toPicture(image, PAGE)
}

// Prismic's helpers need a host. Our own pictures have none, because a site may have several.
const NO_HOST = 'http://own.invalid'

function toPicture(image: Image, widths: Widths): PictureSource | null {
  if (!isFilled.image(image)) return null
  const addresses = widths.remember(image.url, () => addressesOf(image, widths))
  return { ...addresses, ...image.dimensions, alt: image.alt ?? '' }
}

function addressesOf(image: ImageField<never, 'filled'>, { all, usual }: Widths): Addresses {
  const url = image.url.startsWith('/') ? NO_HOST + image.url : image.url
  const hosted = { ...image, url }
  const { srcset } = asImageWidthSrcSet(hosted, { widths: all })
  return {
    src: asImageSrc(hosted, { width: usual }).replace(NO_HOST, ''),
    srcSet: srcset.replaceAll(NO_HOST, ''),
  }
}
