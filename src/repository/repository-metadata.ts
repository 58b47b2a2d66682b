import type { Repository } from '@prismicio/client'
import type { ReleaseRow } from '#db/content-releases.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { ContentSummary } from './content-summary.ts'
import { API_VERSION, LICENSE } from './search-documents.ts'
import type { Snapshot } from './snapshot.ts'

type MetadataOptions = {
  endpoint: string
  /** The releases that the caller may see. */
  releases: readonly ReleaseRow[]
  summary: ContentSummary
  /** The labels of the custom types, including those without documents. */
  labels: ReadonlyMap<string, string>
}

/** The response of the API's entry point, where clients find refs and the other URLs. */
export function repositoryMetadata(
  snapshot: Snapshot,
  { endpoint, releases, summary, labels }: MetadataOptions,
): Repository {
  const master = { id: 'master', ref: masterRef(snapshot), label: 'Master', isMasterRef: true }
  const types = [...new Set([...labels.keys(), ...snapshot.byType.keys()])].toSorted()
  const metadata = {
    refs: [master, ...releases.map((release) => toRef(release, master.ref))],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(types.map((type) => [type, labels.get(type) ?? toLabel(type)])),
    languages: summary.languages,
    tags: summary.tags,
    forms: {
      everything: form(`${endpoint}/documents/search`, fields),
      tags: form(`${endpoint}/tags`, {}),
    },
    oauth_initiate: `${endpoint}/auth`,
    oauth_token: `${endpoint}/auth/token`,
    version: API_VERSION,
    license: LICENSE,
    experiments: { draft: [], running: [] },
  }
  // Prismic's type uses the client's names for some fields; the API's are as above.
  return metadata as unknown as Repository
}

/** An empty repository has a ref too, because clients cannot query without one. */
export function masterRef({ ref }: Snapshot): string {
  return ref ?? 'unpublished'
}

function toRef({ id, ref, label, scheduled_at }: ReleaseRow, master: string) {
  const scheduled = scheduled_at === null ? {} : { scheduledAt: Date.parse(scheduled_at) }
  return { id, ref: `${ref}~${master}`, label, ...scheduled }
}

function form(action: string, formFields: object) {
  return { method: 'GET', enctype: 'application/x-www-form-urlencoded', action, fields: formFields }
}

const text = { type: 'String', multiple: false }
const fields = {
  ref: text,
  q: { type: 'String', multiple: true },
  lang: text,
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  after: text,
  fetch: text,
  fetchLinks: text,
  graphQuery: text,
  orderings: text,
  referer: text,
  access_token: text,
}

/** `blog_home` → `Blog home` */
function toLabel(type: string): string {
  return upperFirst(type.replaceAll(/[_-]/g, ' '))
}
