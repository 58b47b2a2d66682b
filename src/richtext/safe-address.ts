import * as paths from '#lib/paths.ts'

export type LinkContext = {
  /** The site's own origin. Links to it become paths. */
  host?: string
}

const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const OWN_PICTURE = new RegExp(
  `^${paths.pictures}[0-9a-f]{32}/[a-z0-9][a-z0-9._-]{0,99}(\\?[a-z0-9=&,%._-]*)?$`,
  'i',
)
/** An SVG in an `<img>` runs no script and loads nothing. */
const INLINE_PICTURE = /^data:image\/(svg\+xml|png|jpeg|gif|webp|avif)[;,]/i

/** `null` for `javascript:`, `data:` and anything else that is not a link target. */
export function toSafeHref(value: unknown, context: LinkContext): string | null {
  if (typeof value !== 'string') return null
  const page = value.startsWith('/') ? toPageHref(value.slice(1)) : null
  if (page) return page
  // Browsers drop tabs and line breaks in a URL, so `/\t/evil.example` is `//evil.example`.
  if (/^\/(?![/\\])/.test(value) && !hasControlCharacter(value)) return value
  const url = URL.parse(value)
  if (url?.protocol.startsWith('http') && url.host === context.host) {
    return toSafeHref(url.pathname + url.search + url.hash, context)
  }
  return url && SAFE_PROTOCOLS.includes(url.protocol) ? url.href : null
}

/** `null` unless it is the id of a page, with or without dashes. */
export function toPageHref(id: string): string | null {
  const path = paths.richtextPage(id.toLowerCase())
  return /^\/[0-9a-f]{32}$/.test(path) ? path : null
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ')
}

/** `null` for anything but https: embedded media must be encrypted in transit. */
export function toSecureUrl(value: unknown): URL | null {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url?.protocol === 'https:' && !url.username ? url : null
}

/** Allows our own pictures and data URIs; others would contact another host. */
export function toPictureSrc(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return OWN_PICTURE.test(value) || INLINE_PICTURE.test(value) ? value : null
}
