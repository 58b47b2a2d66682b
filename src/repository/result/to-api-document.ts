import type { PrismicDocument } from '@prismicio/client'
import type { DocumentLink } from '#lib/document-link.ts'
import type { FindAlternates } from '../alternate-languages.ts'
import { mapLinks } from '../document-links.ts'
import { isGroup, isRichText, isSliceZone } from '../query/field-path.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type FieldSelection, pickFields } from './fetch-fields.ts'
import type { GraphSelection } from './graph-query.ts'
import { createMeter } from './meter.ts'
import type { Route, UrlFinder } from './routes.ts'
import { selectGraph } from './select-graph.ts'

/** How a request shapes its results. */
export type ResultShape = {
  fetch: FieldSelection | null
  fetchLinks: FieldSelection | null
  /** Replaces the two above. */
  graphQuery: GraphSelection | null
  routes: readonly Route[]
  brokenRoute: string | null
}

/** Everything that the documents of one response are built from. */
export type ResultSource = {
  snapshot: Snapshot
  shape: ResultShape
  findUrl: UrlFinder
  findAlternates: FindAlternates
  /** See `QueryLimits`. */
  embedded: number
}

export function toApiDocument(
  document: StoredDocument,
  href: string,
  source: ResultSource,
): PrismicDocument {
  const { id, uid, data, ...rest } = document
  return {
    id,
    uid,
    url: source.findUrl(document),
    href,
    ...rest,
    alternate_languages: source.findAlternates(document),
    data: toData(document, source),
  }
}

function toData(document: StoredDocument, source: ResultSource) {
  const { shape, snapshot, embedded } = source
  const { fetch, fetchLinks, graphQuery, routes, brokenRoute } = shape
  let data: StoredDocument['data'] = document.data
  if (graphQuery) {
    data = selectGraph(document, graphQuery, { snapshot, meter: createMeter(embedded) })
  } else {
    if (fetch) data = pickFields(data, fetch.get(document.type))
    if (fetchLinks) data = mapLinks(data, (link) => withLinkedFields(link, fetchLinks, snapshot))
  }
  const hasUrls = routes.length > 0 || brokenRoute !== null
  return hasUrls ? mapLinks(data, (link) => withUrl(link, source)) : data
}

function withUrl(link: DocumentLink, source: ResultSource): DocumentLink {
  const target = source.snapshot.byId.get(link.id)
  const url = target ? source.findUrl(target) : source.shape.brokenRoute
  const data = link.data && mapLinks(link.data, (inner) => withUrl(inner, source))
  return { ...link, ...(url === null ? {} : { url }), ...(data ? { data } : {}) }
}

/** The link with the requested fields of its target. */
function withLinkedFields(
  link: DocumentLink,
  selection: FieldSelection,
  snapshot: Snapshot,
): DocumentLink {
  const target = snapshot.byId.get(link.id)
  const names = target && selection.get(target.type)
  if (!target || !names) return link
  const picked = Object.entries(pickFields(target.data, names))
  const data = Object.fromEntries(
    picked
      .filter(([, value]) => isFetchable(value))
      .map(([name, value]) => [name, firstBlock(value)]),
  )
  return { ...link, data }
}

// The content API does not embed groups, slices, links, embeds or geopoints.
function isFetchable(value: unknown): boolean {
  if (isGroup(value) || isSliceZone(value)) return false
  if (typeof value !== 'object' || value === null) return true
  return !('link_type' in value || 'embed_url' in value || 'latitude' in value)
}

function firstBlock(value: unknown): unknown {
  return isRichText(value) ? value.slice(0, 1) : value
}
