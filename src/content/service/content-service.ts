import { type Context, Hono } from 'hono'
import { type Access, type Permission, permit } from './access.ts'
import { toApiError, tooManyRequests } from './api-error.ts'
import type { ContentStore } from './content-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { allTags, masterRef, repositoryMetadata } from './repository-metadata.ts'
import { searchDocuments } from './search-documents.ts'
import { snapshotAt } from './snapshot-at.ts'

export type ContentServiceOptions = {
  store: ContentStore
  /** The public origin of the site, for the absolute URLs in answers. */
  baseUrl: string | URL
  /** Without them there are no releases and no previews. */
  releases?: ReleaseStore
  /** What is published can be read by all, unless said otherwise. */
  access?: Access
  /** Seconds that the sender has to wait, or `null` when it may go on. */
  retryAfter?: (request: Request) => number | null
}

export type ContentService = {
  endpoint: string
  masterRef: () => string
  /** For the world. Mount it at `/`: it answers `/api/v2` and below. */
  app: Hono
  /** For the site itself: the same answers without token and limit. */
  fetch: (request: Request) => Promise<Response>
}

/** The embedded content API: what Prismic's own client expects of a repository. */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { store, baseUrl, retryAfter, access = { visibility: 'public', tokens: [] } } = options
  const endpoint = new URL('/api/v2', baseUrl).href
  const api = { store, endpoint, releases: options.releases ?? null }

  const outside = createApp(api, (c) => {
    const seconds = retryAfter?.(c.req.raw) ?? null
    if (seconds !== null) throw tooManyRequests(seconds)
    return permit(access, c.req.query('access_token') || null, endpoint)
  })
  // Releases are asked of the database, and published pages must not need it.
  const inside = createApp(api, () => ({ seesReleases: false }))

  return {
    endpoint,
    masterRef: () => masterRef(store.snapshot()),
    app: outside,
    fetch: async (request) => inside.fetch(request),
  }
}

type Api = { store: ContentStore; endpoint: string; releases: ReleaseStore | null }

function createApp({ store, endpoint, releases }: Api, admit: (c: Context) => Permission): Hono {
  const metadata = async (c: Context) => {
    const { seesReleases } = admit(c)
    const listed = seesReleases ? await releases?.releases() : []
    return c.json(repositoryMetadata(store.snapshot(), { endpoint, releases: listed ?? [] }))
  }
  const app = new Hono()
    .use('/api/v2/*', allowAllOrigins)
    .get('/api/v2', metadata)
    .get('/api/v2/', metadata)
    .get('/api/v2/tags', (c) => {
      admit(c)
      return c.json(allTags(store.snapshot()))
    })
    .get('/api/v2/documents/search', async (c) => {
      admit(c)
      // What is said about addresses is about public ones, whatever host the request came in by.
      const url = new URL(`${endpoint}/documents/search${new URL(c.req.url).search}`)
      const snapshot = await snapshotAt(url.searchParams.get('ref'), { store, releases })
      return c.json(searchDocuments(snapshot, url))
    })
  app.onError((error) => {
    const { status, body, headers } = toApiError(error) ?? rethrow(error)
    return Response.json(body, { status, headers })
  })
  return app
}

// Anybody's page may read the API; there is nothing in it that depends on cookies.
async function allowAllOrigins(c: Context, next: () => Promise<void>): Promise<void> {
  await next()
  c.header('access-control-allow-origin', '*')
}

function rethrow(error: unknown): never {
  throw error
}
