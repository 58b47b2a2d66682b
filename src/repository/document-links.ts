import { type DocumentLink, isDocumentLink } from '#lib/document-link.ts'
import { isSameJson } from '#lib/same-json.ts'
import { mapParts } from './map-parts.ts'
import type { LinkTarget, StoredDocument } from './stored-document.ts'

/**
 * `data` with every document link replaced, including those in spans of rich text. Parts in
 * which `map` changes no link are the same objects as before, not copies.
 */
export function mapLinks<Value>(data: Value, map: (link: DocumentLink) => DocumentLink): Value {
  return mapValue(data, map) as Value
}

function mapValue(value: unknown, map: (link: DocumentLink) => DocumentLink): unknown {
  if (!isObject(value)) return value
  return isDocumentLink(value) ? map(value) : mapParts(value, (part) => mapValue(part, map))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The ids of all documents that the document links to. */
export function linkedIds(document: StoredDocument): string[] {
  const ids: string[] = []
  mapLinks(document.data, (link) => {
    ids.push(link.id)
    return link
  })
  return ids
}

/** How links describe this document. */
export function toLinkTarget(document: StoredDocument): LinkTarget {
  const { id, type, tags, lang, slugs, uid } = document
  return { id, type, tags, lang, slug: slugs[0] ?? '-', ...(uid === null ? {} : { uid }) }
}

/**
 * The link with its current target, or the same object if it is up to date. A broken link keeps only
 * its language, so that all processes agree, whatever they have seen before.
 */
export function toFreshLink(link: DocumentLink, target: LinkTarget | null): DocumentLink {
  const { type, tags, lang, slug, uid, isBroken, ...own } = link
  const fresh = target
    ? { ...own, ...target, isBroken: false }
    : { ...own, type: 'broken_type', tags: [], lang, slug: '-', isBroken: true }
  return isSameJson(fresh, link) ? link : fresh
}
