import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ReleaseRow } from '#db/content-releases.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import { matchesEtag } from '#lib/node/matches-etag.ts'
import type { Work } from '#lib/node/work.ts'
import * as paths from '#lib/paths.ts'
import { type Access, type Permission, permit } from './access.ts'
import { noSuchMethod, noSuchResource, toApiError, tooManyRequests } from './api-error.ts'
import type { ContentStore } from './content-store.ts'
import { type ContentSummary, createContentSummaries } from './content-summary.ts'
import type { TypeLabels } from './custom-types/type-labels.ts'
import { type DocumentParts, dealsWithin, type Narrowing } from './deals-within.ts'
import { createDocumentLists } from './document-lists.ts'
import { toPlainRef } from './preview-ref.ts'
import type { PreviewStore } from './preview-store.ts'
import { createPublicQueries } from './public-queries.ts'
import { findByUid } from './query/find-by-uid.ts'
import { PUBLIC_LIMITS } from './query/query-limits.ts'
import { masterRef, repositoryMetadata } from './repository-metadata.ts'
import { searchDocuments } from './search-documents.ts'
import type { Snapshot } from './snapshot.ts'
import { findPublished, snapshotAt } from './snapshot-at.ts'
import type { StoredDocument } from './stored-document.ts'

const API = paths.contentApi

export type ContentServiceOptions = {
  store: ContentStore
  /** The public origin of the site, for the absolute URLs in answers. */
  baseUrl: string | URL
  /** If absent, no releases are listed. */
  releases?: () => Promise<ReleaseRow[]>
  /** If absent, only published content can be read. */
  previews?: PreviewStore
  /** If absent, ids serve as labels. */
  typeLabels?: TypeLabels
  /** Published content is public by default. */
  access?: Access
  /** Rate limits per caller. No limit by default. */
  callers?: CallerLimit
  /** Runs long queries between requests. */
  turns?: LoopTurns
}

/** Identifies callers and limits their requests. */
export type CallerLimit = {
  nameOf: (c: Context) => string
  /** Counts a request. Returns the seconds to wait, or `null` if the caller may proceed. */
  retryAfter: (c: Context) => number | null
  /** Counts additional requests, for a costly query. */
  charge: (c: Context, requests: number) => void
}

const everybody: CallerLimit = { nameOf: () => '', retryAfter: () => null, charge: () => {} }

type DocumentsQuery = Narrowing & { ref: string }

export type ContentService = ReturnType<typeof createContentService>

/** The embedded content API, compatible with Prismic's own client. */
export function createContentService(options: ContentServiceOptions) {
  const { store, baseUrl, callers = everybody, turns = createLoopTurns() } = options
  const { access = { visibility: 'public', tokens: [] } } = options
  const endpoint = new URL(API, baseUrl).href
  const { releases = null, previews = null, typeLabels = async () => new Map() } = options
  const api = {
    store,
    endpoint,
    releases,
    previews,
    typeLabels,
    summaryOf: createContentSummaries(turns),
  }

  const listOf = createDocumentLists(turns)
  const runPublic = createPublicQueries(turns)
  const app = createApp(api, {
    admit(c) {
      const seconds = callers.retryAfter(c)
      if (seconds !== null) throw tooManyRequests(seconds)
      return permit(access, c.req.query('access_token') || null, endpoint)
    },
    run: (work, c) =>
      runPublic(work, {
        name: callers.nameOf(c),
        charge: (requests) => callers.charge(c, requests),
        isGone: () => c.req.raw.signal.aborted,
      }),
  })

  return {
    endpoint,
    masterRef: () => masterRef(store.snapshot()),
    /** For the public. Mount it at `/`: it serves `/api/v2` and below. */
    app,
    /** Runs long work between requests. */
    turns,
    /** For the site itself: one document in its language, at a ref; `null` if there is none. */
    async findById(id: string, ref: string): Promise<StoredDocument | null> {
      const { byId, mainLanguage } = await snapshotAt(ref, api)
      const document = byId.get(id)
      return document?.lang === mainLanguage ? document : null
    },
    /** The same by a uid that it has or had. */
    async findByUid(type: string, uid: string, ref: string): Promise<StoredDocument | null> {
      return turns.run(findByUid(await snapshotAt(ref, api), type, uid))
    },
    /** All documents of a type in the site's language, at a ref. */
    async documentsOf(type: string, ref: string): Promise<readonly StoredDocument[]> {
      return listOf(await snapshotAt(ref, api), type)
    },
    /** Some of them, or all. */
    async partsOf(type: string, { ref, ids, within }: DocumentsQuery): Promise<DocumentParts> {
      const snapshot = await snapshotAt(ref, api)
      const { byId, mainLanguage } = snapshot
      const isAsked = (document: StoredDocument) =>
        document.type === type && document.lang === mainLanguage
      if (ids) return [ids.flatMap((id) => byId.get(id) ?? []).filter(isAsked)]
      if (within && type === 'deal') return turns.run(dealsWithin(snapshot, within))
      return [await listOf(snapshot, type)]
    },
  }
}

type Api = {
  store: ContentStore
  endpoint: string
  releases: (() => Promise<ReleaseRow[]>) | null
  previews: PreviewStore | null
  typeLabels: TypeLabels
  summaryOf: (snapshot: Snapshot) => Promise<ContentSummary>
}

/** Controls access, and how queries run. */
type Door = {
  admit: (c: Context) => Permission
  run: (work: Work<string>, c: Context) => Promise<string>
}

function createApp(api: Api, { admit, run }: Door): Hono {
  const { store, endpoint, releases, summaryOf } = api
  const shape = { limits: PUBLIC_LIMITS, pictureOrigin: new URL(endpoint).origin }
  const metadata = async (c: Context) => {
    const { seesReleases } = admit(c)
    const listed = (seesReleases && (await releases?.())) || []
    const snapshot = store.snapshot()
    const summary = await summaryOf(snapshot)
    const labels = await api.typeLabels(snapshot.ref)
    const body = repositoryMetadata(snapshot, { endpoint, releases: listed, summary, labels })
    return withEtag(c, JSON.stringify(body))
  }
  const app = new Hono()
    .use(`${API}/*`, answerTheWorld)
    .get(API, metadata)
    .get(`${API}/`, metadata)
    .get(`${API}/tags`, async (c) => {
      admit(c)
      return c.json((await summaryOf(store.snapshot())).tags)
    })
    .get(`${API}/documents/search`, async (c) => {
      admit(c)
      // URLs in the response use the public origin, whatever host the request names.
      const url = new URL(`${endpoint}/documents/search${new URL(c.req.url).search}`)
      const ref = url.searchParams.get('ref')
      const snapshot = await snapshotAt(ref, api)
      const answer = await run(searchDocuments(snapshot, url, shape), c)
      const published = findPublished(toPlainRef(ref ?? ''), store) !== null
      c.header('content-type', 'application/json')
      return c.body(answer, 200, { 'cache-control': published ? KEEP : NEVER_STORE })
    })
    .options(`${API}/*`, () => new Response(null, { status: 204, headers: preflight }))
    .get(`${API}/*`, () => {
      throw noSuchResource()
    })
    .all(`${API}/*`, () => {
      throw noSuchMethod()
    })
  app.onError((error) => {
    const refusal = toApiError(error)
    if (!refusal) throw error
    const { status, body, headers } = refusal
    return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  })
  return app
}

/** Weak, because the same answer may be sent compressed or not. */
function withEtag(c: Context, body: string): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  c.header('etag', etag)
  if (matchesEtag(c.req.header('if-none-match') ?? '', etag)) return c.body(null, 304)
  c.header('content-type', 'application/json')
  return c.body(body)
}

/** Content at a ref never changes, but withdrawn documents should not stay in caches for long. */
const KEEP = 'public, max-age=3600'
const NEVER_STORE = 'private, no-store'
/** Clients must learn the newest ref at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

// Pages of any origin may read the API: no response depends on cookies.
async function answerTheWorld(c: Context, next: () => Promise<void>): Promise<void> {
  await next()
  c.header('access-control-allow-origin', '*')
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (!c.res.headers.has('cache-control')) c.header('cache-control', REVALIDATE)
  // Shared caches must not hold what requires a token.
  if (c.req.query('access_token')) c.header('cache-control', NEVER_STORE)
}
