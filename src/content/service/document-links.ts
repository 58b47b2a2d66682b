import type { FilledContentRelationshipField } from '@prismicio/client'
import type { LinkTarget, StoredDocument } from './stored-document.ts'

export type DocumentLink = FilledContentRelationshipField

export function isDocumentLink(value: unknown): value is DocumentLink {
  return isObject(value) && value.link_type === 'Document' && typeof value.id === 'string'
}

/** A copy of `data` with every link to a document replaced. Links also hide in spans of rich text. */
export function mapLinks<Value>(data: Value, map: (link: DocumentLink) => DocumentLink): Value {
  return mapValue(data, map) as Value
}

function mapValue(value: unknown, map: (link: DocumentLink) => DocumentLink): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, map))
  if (!isObject(value)) return value
  if (isDocumentLink(value)) return map(value)
  const copy: Record<string, unknown> = {}
  for (const name in value) copy[name] = mapValue(value[name], map)
  return copy
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What others' links say about this document. */
export function toLinkTarget(document: StoredDocument): LinkTarget {
  const { id, type, tags, lang, slugs, uid } = document
  return { id, type, tags, lang, slug: slugs[0] ?? '-', ...(uid === null ? {} : { uid }) }
}

/** The link as its target is now; broken when the target is not published. */
export function toFreshLink(link: DocumentLink, target: LinkTarget | null): DocumentLink {
  if (target) return { ...link, ...target, isBroken: false }
  return { ...link, isBroken: true }
}
