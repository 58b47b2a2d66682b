import { Hono } from 'hono'
import type { Logger } from 'pino'
import { isAppError } from '#lib/app-error.ts'
import { paths } from '#lib/paths.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'
import type { PageCache, RenderedPage } from '#pagecache/page-cache.ts'
import type { Renderer } from '#render/render.tsx'
import {
  type Answer,
  answerBody,
  answerOnce,
  HTML,
  IMMUTABLE,
  JSON_TYPE,
  NEVER_STORE,
  pageKinds,
  REVALIDATE,
} from './answer.ts'
import type { ClientBuild } from './client-build.ts'
import { toErrorEnvelope } from './errors.ts'
import type { Metrics } from './metrics.ts'
import { createEncodingNegotiator } from './negotiate-encoding.ts'
import { splitPayloadPath, toCanonicalPath } from './page-path.ts'
import type { RequestLog } from './request-log.ts'

export type AppOptions = {
  renderer: Renderer
  pageCache: PageCache
  /** Cookies are visitors' input: a made-up or expired one gets the published, cached page. */
  isPreview: (previewRef: string) => Promise<boolean>
  /** Renders with the documents of a preview; nothing of it is kept. */
  makePreview: (address: string, previewRef: string) => Promise<RenderedPage>
  build: ClientBuild
  siteUrl: URL
  security: readonly [string, string][]
  metrics: Metrics
  requests: RequestLog
  log: Logger
  now: () => Date
  /** Content is loaded and the process is not on its way out. */
  isReady: () => Promise<boolean>
  /** Canonical addresses of all pages that exist in the content. */
  prerendered: () => Promise<string[]>
}

type Env = { Variables: { requestId: string } }

/** Everything that the server answers. Reads as the table of its URLs. */
export function createApp(options: AppOptions) {
  const { renderer, pageCache, build, siteUrl, security, metrics, requests, log } = options
  const negotiateEncoding = createEncodingNegotiator()
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const startedAt = performance.now()
    const id = requests.idFor(c.req.header('x-request-id'))
    c.set('requestId', id)
    await next()
    for (const [name, value] of security) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', id)
    requests.end({ id, method: c.req.method, url: c.req.path, status: c.res.status, startedAt })
  })

  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const ready = await options.isReady()
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/metrics', (c) => {
    requests.flush()
    return c.body(metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  app.get(paths.latestBuild(), (c) =>
    c.json({ id: build.id, timestamp: build.timestamp }, 200, {
      'cache-control': 'public, max-age=1',
    }),
  )
  app.get(paths.buildMeta(build.id), async (c) => {
    const meta = {
      id: build.id,
      timestamp: build.timestamp,
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: await options.prerendered(),
    }
    return c.json(meta, 200, { 'cache-control': IMMUTABLE })
  })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const file = build.files.get(url.pathname)
    if (file) {
      const cacheControl = file.immutable ? IMMUTABLE : 'public, max-age=86400'
      return send(answerBody(file.body, { type: file.type, cacheControl }, requestOf(c)))
    }
    // A file that is not there must stay a plain 404: a redirect or a page could be cached under
    // the name of a script that the next build brings.
    if (/^\/(assets|builds)\//.test(url.pathname)) return notThere()
    return page(url, requestOf(c), findPreviewRef(c.req.header('cookie')))
  })
  app.all('*', () => {
    const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' }
    return new Response('Method not allowed', { status: 405, headers })
  })

  app.onError(async (error, c) => {
    const { pathname, search } = new URL(c.req.url)
    const { pathname: page, wants } = splitPayloadPath(pathname)
    const envelope = toErrorEnvelope(error, page + search)
    if (envelope.statusCode >= 500)
      log.error({ id: c.get('requestId'), err: error }, 'request failed')
    const asJson = wants === 'payload' || prefersJson(c.req.header('accept'))
    const text = asJson ? JSON.stringify(envelope) : renderer.renderError(envelope, options.now())
    const kind = {
      type: asJson ? JSON_TYPE : HTML,
      cacheControl: 'no-store',
      status: envelope.statusCode,
    }
    const response = send(await answerOnce(text, kind, requestOf(c)))
    if (envelope.statusCode === 503) response.headers.set('retry-after', '5')
    return response
  })

  async function page(
    url: URL,
    request: ReturnType<typeof requestOf>,
    previewRef: string | null,
  ): Promise<Response> {
    const canonical = toCanonicalPath(url.pathname)
    if (canonical !== url.pathname) return redirect(canonical + url.search)

    const { pathname, wants } = splitPayloadPath(url.pathname)
    const resolution = renderer.resolve(new URL(pathname + url.search, siteUrl))
    if ('redirect' in resolution) {
      return redirect(wants === 'html' ? resolution.redirect : paths.payload(resolution.redirect))
    }
    if (previewRef !== null && (await options.isPreview(previewRef))) {
      const rendered = await options.makePreview(resolution.address, previewRef).catch((error) => {
        if (isAppError(error) && error.code === 'not-found') throw error
        // Most likely it has expired; its cookie must not cost an editor the whole site.
        log.warn({ err: error }, 'a preview could not be shown')
        return null
      })
      const kind = { type: pageKinds[wants].type, cacheControl: NEVER_STORE, status: 200 }
      if (rendered) return send(await answerOnce(rendered[wants], kind, request))
    }
    const cached = await pageCache.get(resolution.address)
    return send(answerBody(cached[wants], pageKinds[wants], request))
  }

  function requestOf(c: { req: { method: string; header: (name: string) => string | undefined } }) {
    return {
      method: c.req.method,
      encoding: negotiateEncoding(c.req.header('accept-encoding')),
      ifNoneMatch: c.req.header('if-none-match'),
    }
  }

  return app
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': REVALIDATE } })
}

function notThere(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

function send({ status, headers, body }: Answer): Response {
  return new Response(body ? new Uint8Array(body) : null, { status, headers })
}

function prefersJson(accept: string | undefined): boolean {
  return (
    accept !== undefined && /\bapplication\/json\b/.test(accept) && !/\btext\/html\b/.test(accept)
  )
}
