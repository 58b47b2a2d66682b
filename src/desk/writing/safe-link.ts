import type { Picked } from '../wire/documents.ts'

/** What a hyperlink holds: Prismic's links to the web, to a document, to a file. */
export type LinkData = Record<string, unknown> & { link_type?: string }

const SAFE = /^(https?:\/\/|mailto:|tel:|\/|#)/i

/** The address as people may follow it; `null` for `javascript:` and the like. */
export function toSafeUrl(text: string): string | null {
  const url = text.trim()
  return SAFE.test(url) && !/\s/.test(url) ? url : null
}

/** The address that somebody has typed, perhaps without `https://`; `null` if it is not an address. */
export function readTypedUrl(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const known = toSafeUrl(typed)
  if (known) return known
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`
  return /^[^\s:/]+\.[a-z]{2,}([:/?#]\S*)?$/i.test(typed) ? `https://${typed}` : null
}

/** A name for screen readers and for the hint over a link. */
export function describeLink(data: LinkData): string {
  if (data.link_type === 'Document') {
    return `${String(data.type ?? 'document')} ${String(data.uid ?? data.slug ?? data.id ?? '')}`
  }
  if (data.link_type === 'Media') return `file ${String(data.name ?? data.url ?? '')}`
  return String(data.url ?? '')
}

/** The link that Prismic's documents hold. */
export function toDocumentLink({ id, type, uid, lang }: Picked): LinkData {
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    ...(uid === null ? {} : { uid }),
    isBroken: false,
  }
}
