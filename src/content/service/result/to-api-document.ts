import type { PrismicDocument } from '@prismicio/client'
import { type DocumentLink, mapLinks } from '../document-links.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type FieldSelection, pickFields } from './fetch-fields.ts'
import { withLinkedFields } from './fetch-links.ts'
import type { GraphSelection } from './graph-query.ts'
import { findUrl, type Route } from './routes.ts'
import { selectGraph } from './select-graph.ts'

/** What a request says about the look of its results. */
export type ResultShape = {
  fetch: FieldSelection | null
  fetchLinks: FieldSelection | null
  /** Counts instead of the two above. */
  graphQuery: GraphSelection | null
  routes: readonly Route[]
  brokenRoute: string | null
}

export function toApiDocument(
  document: StoredDocument,
  { snapshot, shape, href }: { snapshot: Snapshot; shape: ResultShape; href: string },
): PrismicDocument {
  const { id, uid, data, ...rest } = document
  const url = findUrl(document, shape.routes, snapshot)
  return { id, uid, url, href, ...rest, data: toData(document, shape, snapshot) }
}

function toData(document: StoredDocument, shape: ResultShape, snapshot: Snapshot) {
  const { fetch, fetchLinks, graphQuery, routes, brokenRoute } = shape
  let data: StoredDocument['data'] = document.data
  if (graphQuery) data = selectGraph(document, graphQuery, snapshot)
  else {
    if (fetch) data = pickFields(data, fetch.get(document.type))
    if (fetchLinks) data = mapLinks(data, (link) => withLinkedFields(link, fetchLinks, snapshot))
  }
  const hasUrls = routes.length > 0 || brokenRoute !== null
  return hasUrls ? mapLinks(data, (link) => withUrl(link, shape, snapshot)) : data
}

function withUrl(link: DocumentLink, shape: ResultShape, snapshot: Snapshot): DocumentLink {
  const target = snapshot.byId.get(link.id)
  const url = target ? findUrl(target, shape.routes, snapshot) : shape.brokenRoute
  const data = link.data && mapLinks(link.data, (inner) => withUrl(inner, shape, snapshot))
  return { ...link, ...(url === null ? {} : { url }), ...(data ? { data } : {}) }
}
