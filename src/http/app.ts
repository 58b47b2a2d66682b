import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { isAppError } from '#lib/app-error.ts'
import * as paths from '#lib/paths.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'
import type { CachedPage } from '#pagecache/cached-page.ts'
import type { EncodedBody } from '#pagecache/encoded-body.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import type { Asker, PagesOnDemand } from '#pagecache/pages-on-demand.ts'
import type { Renderer, Resolution } from '#render/render.tsx'
import type { OpenPreview, Previews } from '#site/previews.ts'
import type { serveAccounts } from './account-urls.ts'
import {
  answerBody,
  answerOnce,
  HTML,
  IMMUTABLE,
  JSON_TYPE,
  kindOf,
  NEVER_STORE,
  pageKinds,
} from './answer.ts'
import type { ClientBuild } from './client-build.ts'
import { serveContentApi } from './content-api.ts'
import { createDealsInstead } from './deals-instead.ts'
import { CLIENT_GONE, prefersJson, retryAfterOf, toErrorEnvelope } from './errors.ts'
import type { serveFunctions } from './functions-api.ts'
import { answerKeptBuild } from './kept-builds/answer-kept-build.ts'
import type { KeptBuilds } from './kept-builds/create-kept-builds.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import type { Metrics } from './metrics.ts'
import { createEncodingNegotiator } from './negotiate-encoding.ts'
import { splitPayloadPath, toCanonicalPath } from './page-path.ts'
import { previewUrls } from './preview-urls.ts'
import { type Readiness, readinessResponse } from './readiness.ts'
import type { RequestLog } from './request-log.ts'
import { isGone, notThere, redirect, send, withoutRobots } from './responses.ts'
import { headersOfFiles } from './security-headers.ts'
import { WORKER_POLICY, workerKind } from './service-worker.ts'
import type { serveSuggestions } from './suggestions.ts'
import { withoutEmptyParameters } from './without-empty-parameters.ts'

export type AppOptions = {
  renderer: Renderer
  pageCache: PageCache
  pagesOnDemand: PagesOnDemand
  previews: Previews
  /** The content service, for the world; `null` when the content comes from elsewhere. */
  contentApi: Hono | null
  /** The rich-text pages, for the world. */
  richtextApi: Hono
  /** What is done for a single visitor. */
  functions: ReturnType<typeof serveFunctions>
  /** Signing in, and what belongs to one's account. */
  accounts: ReturnType<typeof serveAccounts>
  /** What is offered while somebody types a search. */
  suggestions: ReturnType<typeof serveSuggestions>
  build: ClientBuild
  /** Builds whose pages are still open somewhere. */
  keptBuilds: Pick<KeptBuilds, 'findFile' | 'findBuild'>
  /** `null` answers 404. */
  serviceWorker: EncodedBody | null
  siteUrl: URL
  security: readonly [string, string][]
  metrics: Metrics
  /** `null`: they are read on the machine itself alone, and not at all where the site is public. */
  metricsToken: string | null
  requests: RequestLog
  log: Logger
  now: () => Date
  /** Answered from what is known: it never waits for anything. */
  readiness: () => Readiness
  callerOf: (c: Context) => string | null
  /** Where `/go/{id}` leads; `null` when there is no such deal. */
  shopOfDeal: (id: string) => Promise<string | null>
  /** `caller` is who asks, see `createCallerOf`. */
  serveImage: (request: Request, caller: string | null) => Promise<Response>
  serveSocialCard: (request: Request) => Promise<Response>
}

type Found = Exclude<Resolution, { redirect: string }>

type Env = { Variables: { requestId: string; preview: OpenPreview | null; isFile: boolean } }

/** Everything that the server answers. Reads as the table of its URLs. */
export function createApp(options: AppOptions) {
  const { renderer, pageCache, build, keptBuilds, siteUrl, security, metrics, requests, log } =
    options
  const negotiateEncoding = createEncodingNegotiator()
  const ofFiles = headersOfFiles(security)
  const withDeals = createDealsInstead({ pageCache, renderer })
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const startedAt = performance.now()
    const id = requests.idFor(c.req.header('x-request-id'))
    c.set('requestId', id)
    await next()
    for (const [name, value] of c.get('isFile') ? ofFiles : security) {
      // The content API has its own: it is meant for other sites.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', id)
    const status = isGone(c) ? CLIENT_GONE : c.res.status
    requests.end({ id, method: c.req.method, url: c.req.path, status, startedAt })
  })

  app.get(paths.health, (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  app.get(paths.readiness, () => readinessResponse(options.readiness()))
  app.get(paths.metrics, (c) => {
    if (!mayReadMetrics(c, { token: options.metricsToken, siteUrl })) return notThere()
    requests.flush()
    return c.body(metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  app.get(paths.latestBuild, (c) =>
    c.json({ id: build.id, timestamp: build.timestamp }, 200, {
      'cache-control': 'public, max-age=1',
    }),
  )
  app.get(paths.buildMeta(build.id), async (c) => {
    const meta = await pageCache.get(c.req.path)
    return send(answerBody(meta.html, kindOf(meta, 'html'), requestOf(c)))
  })
  app.get('/builds/meta/:file', (c) => answerKeptBuild(c.req.param('file'), options))

  const contentApi = options.contentApi && serveContentApi(options.contentApi, negotiateEncoding)
  app.all(`${paths.contentApi}/*`, (c) => contentApi?.(c) ?? notThere())

  app.get(paths.shop(':id'), async (c) => {
    const { shopOfDeal } = (await previewOf(c)) ?? options
    const target = await shopOfDeal(c.req.param('id'))
    if (target === null) return notThere()
    // Not kept by anybody: tomorrow the deal may have ended.
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return c.redirect(target, 302)
  })

  app.get(paths.searchSuggestions, async (c) => send(await options.suggestions(c, requestOf(c))))

  app.all(`${paths.richtextApi}/*`, serveContentApi(options.richtextApi, negotiateEncoding))

  app.all(`${paths.functions}/:name`, options.functions.call)
  app.get(paths.realtime, options.functions.realtime)
  app.all(paths.account('*'), options.accounts.page)
  // Issuers lead back to it.
  app.all(`${paths.authApi}/callback/:provider`, options.accounts.comeBack)

  const preview = previewUrls({
    previews: options.previews,
    siteUrl,
    renderOver: () => renderer.renderPreviewOver(options.now()),
    isPublic,
    callerOf: options.callerOf,
  })
  app.get(paths.preview, preview.start)
  app.get(paths.exitPreview, preview.exit)

  app.get(`${paths.pictures}*`, (c) => options.serveImage(c.req.raw, options.callerOf(c)))
  app.get('/cards/*', (c) => options.serveSocialCard(c.req.raw))

  app.get(paths.serviceWorker, (c) => {
    if (!options.serviceWorker) return notThere()
    const response = send(answerBody(options.serviceWorker, workerKind, requestOf(c)))
    response.headers.set('content-security-policy', WORKER_POLICY)
    return response
  })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const file = build.files.get(url.pathname) ?? (await keptBuilds.findFile(url.pathname))
    if (file) {
      c.set('isFile', true)
      const cacheControl = file.immutable ? IMMUTABLE : 'public, max-age=86400'
      return send(answerBody(file.body, { type: file.type, cacheControl }, requestOf(c)))
    }
    // A file that is not there must stay a plain 404: a redirect or a page could be cached under
    // the name of a script that the next build brings.
    if (/^\/(assets|builds)\//.test(url.pathname)) return notThere()
    const preview = await previewOf(c)
    c.set('preview', preview)
    return page(url, { ...requestOf(c), asker: askerOf(c) }, preview)
  })
  app.all('*', () => {
    const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' }
    return new Response('Method not allowed', { status: 405, headers })
  })

  app.onError(async (error, c) => {
    const { pathname, search } = new URL(c.req.url)
    const { pathname: page, wants } = splitPayloadPath(pathname)
    const envelope = toErrorEnvelope(error, page + search)
    // Nobody is there to see a page.
    if (envelope.statusCode === CLIENT_GONE) return new Response(null, { status: CLIENT_GONE })
    if (envelope.statusCode >= 500)
      log.error({ id: c.get('requestId'), err: error }, 'request failed')
    const asJson = wants === 'payload' || prefersJson(c.req.header('accept'))
    const preview = c.get('preview')
    const sources = { now: preview?.now() ?? options.now(), preview: preview?.note }
    const shown = asJson || preview ? envelope : await withDeals(envelope)
    const text = asJson ? JSON.stringify(envelope) : await renderer.renderError(shown, sources)
    const kind = {
      type: asJson ? JSON_TYPE : HTML,
      cacheControl: 'no-store',
      status: envelope.statusCode,
    }
    const response = send(await answerOnce(text, kind, requestOf(c)))
    if (preview) withoutRobots(response)
    const wait = retryAfterOf(error, envelope.statusCode)
    if (wait !== null) response.headers.set('retry-after', String(wait))
    return response
  })

  async function page(
    url: URL,
    request: ReturnType<typeof requestOf> & { asker: Asker },
    preview: OpenPreview | null,
  ): Promise<Response> {
    const canonical = toCanonicalPath(url.pathname)
    const query = withoutEmptyParameters(url.search)
    if (canonical !== url.pathname || query !== url.search) return redirect(canonical + query)

    const { pathname, wants } = splitPayloadPath(url.pathname)
    const resolution = renderer.resolve(new URL(pathname + url.search, siteUrl))
    if ('redirect' in resolution) {
      return redirect(wants === 'html' ? resolution.redirect : paths.payload(resolution.redirect))
    }
    if (preview) {
      const rendered = await preview.makePage(resolution.address).catch((error) => {
        if (isAppError(error) && error.code === 'not-found') throw error
        // Most likely it has expired; its cookie must not cost an editor the whole site.
        log.warn({ err: error }, 'a preview could not be shown')
        return null
      })
      const type = rendered?.type ?? pageKinds[wants].type
      const kind = { type, cacheControl: NEVER_STORE, status: 200 }
      if (rendered) return withoutRobots(send(await answerOnce(rendered[wants], kind, request)))
    }
    const cached = await find(resolution, request.asker)
    if (cached.type !== null && wants === 'payload') return notThere()
    return send(answerBody(cached[wants], kindOf(cached, wants), request))
  }

  function find(resolution: Found, asker: Asker): Promise<CachedPage> {
    const { address, isOnDemand } = resolution
    return isOnDemand ? options.pagesOnDemand(address, asker) : pageCache.get(address)
  }

  function askerOf(c: Context): Asker {
    return { caller: options.callerOf(c), signal: c.req.raw.signal }
  }

  /** Cookies are visitors' input: a made-up or expired one gets the published, cached page. */
  async function previewOf(c: Context): Promise<OpenPreview | null> {
    const ref = findPreviewRef(c.req.header('cookie'))
    if (ref === null) return null
    return options.previews.find(ref).catch((error) => {
      log.warn({ err: error }, 'a preview could not be looked up')
      return null
    })
  }

  /** What cannot be shown, for whatever reason, is not. */
  async function isPublic(path: string, caller: string | null): Promise<boolean> {
    try {
      const resolution = renderer.resolve(new URL(path, siteUrl))
      if ('address' in resolution) await find(resolution, { caller })
      return true
    } catch (error) {
      if (!isAppError(error)) log.warn({ err: error }, 'not shown after a preview')
      return false
    }
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
