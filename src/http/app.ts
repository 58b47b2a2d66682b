import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Functions } from '#functions/create-functions.ts'
import { CLIENT_GONE } from '#lib/node/error-status.ts'
import * as paths from '#lib/paths.ts'
import type { EncodedBody } from '#pagecache/encoded-body.ts'
import type { serveAccounts } from './account-urls.ts'
import { type AnswerRequest, answerBody, kindOf } from './answer.ts'
import { createBuildFiles } from './build-files.ts'
import type { ClientBuild } from './client-build.ts'
import { serveContentApi } from './content-api.ts'
import type { createCountUrls } from './count-urls.ts'
import type { serveDesk } from './desk-urls.ts'
import { answerKeptBuild } from './kept-builds/answer-kept-build.ts'
import type { KeptBuilds } from './kept-builds/create-kept-builds.ts'
import type { Metrics } from './metrics.ts'
import { mayReadMetrics } from './metrics.ts'
import { createRequestReader } from './negotiate-encoding.ts'
import { createErrorAnswers, createPageUrls, type Env, type PageUrlsOptions } from './page-urls.ts'
import { previewUrls } from './preview-urls.ts'
import { type Readiness, readinessResponse } from './readiness.ts'
import type { RequestLog } from './request-log.ts'
import { isGone, notThere, send, wrongMethod } from './responses.ts'
import type { Security } from './security-headers.ts'
import { WORKER_POLICY, workerKind } from './service-worker.ts'
import type { serveSuggestions } from './suggestions.ts'

export type AppOptions = PageUrlsOptions & {
  /** The page for a link to an expired preview. */
  renderPreviewOver: () => string
  /** The public content API; `null` when the content comes from elsewhere. */
  contentApi: Hono | null
  /** The API for tools that write; `null` when the content comes from elsewhere. */
  writeApi: Pick<Hono, 'fetch'> | null
  /** The public API of rich-text pages. */
  richtextApi: Hono
  /** Callable functions. */
  functions: Pick<Functions, 'call' | 'connect'>
  accounts: ReturnType<typeof serveAccounts>
  suggestions: ReturnType<typeof serveSuggestions>
  desk: ReturnType<typeof serveDesk>
  counts: ReturnType<typeof createCountUrls>
  build: ClientBuild
  /** Builds whose pages are still open somewhere. */
  keptBuilds: Pick<KeptBuilds, 'findFile' | 'findBuild'>
  /** `null` answers 404. */
  serviceWorker: EncodedBody | null
  security: Security
  metrics: Metrics
  /** Without one, metrics can be read only on the machine itself, and not at all where the site is public. */
  metricsToken: string | null
  requests: RequestLog
  /** Answers from what is known, without waiting. */
  readiness: () => Readiness
  /** `caller` is who asks, see `createCallerOf`. */
  serveImage: (request: Request, caller: string | null) => Promise<Response>
  serveFile: (request: Request, caller: string | null) => Promise<Response>
  serveSocialCard: (request: Request) => Promise<Response>
}

/** Everything that the server answers: the table of its URLs. */
export function createApp(options: AppOptions) {
  const { build, callerOf, functions, accounts } = options
  const requestOf = createRequestReader()
  const toApi = (service: Hono | null) => (service ? serveContentApi(service, requestOf) : notThere)
  const pages = createPageUrls(options, requestOf)
  const preview = previewUrls({ ...options, isPublic: pages.isPublic })
  const app = new Hono<Env>()

  app.use(finishAnswers(options))
  app.use(options.desk.onlyDesk)

  app.get(paths.health, (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  app.get(paths.readiness, () => readinessResponse(options.readiness()))
  app.get(paths.metrics, (c) => answerMetrics(c, options))

  app.get(paths.latestBuild, (c) => {
    const { id, timestamp } = build
    return c.json({ id, timestamp }, 200, { 'cache-control': 'public, max-age=1' })
  })
  app.get(paths.buildMeta(build.id), async (c) => {
    const meta = await options.pageCache.get(c.req.path)
    c.set('page', meta)
    return send(answerBody(meta.html, kindOf(meta, 'html'), requestOf(c)))
  })
  app.get(`${paths.buildMetas}:file`, (c) => answerKeptBuild(c.req.param('file'), options))
  app.get(paths.serviceWorker, (c) => answerWorker(options.serviceWorker, requestOf(c)))

  app.all(`${paths.contentApi}/*`, toApi(options.contentApi))
  app.all(`${paths.writeApi}/*`, (c) => options.writeApi?.fetch(c.req.raw, c.env) ?? notThere())
  app.all(`${paths.richtextApi}/*`, toApi(options.richtextApi))
  app.all(`${paths.functions}/:name`, (c) =>
    functions.call(c.req.param('name'), c.req.raw, callerOf(c) ?? 'unknown'),
  )
  app.get(paths.realtime, (c) => functions.connect(c.req.raw))
  app.all(paths.account('*'), accounts.page)
  // Identity providers send visitors back to it.
  app.all(paths.signInCallback(':provider'), accounts.comeBack)

  app.all(paths.desk, options.desk.answer)
  app.all(`${paths.desk}/*`, options.desk.answer)

  app.get(`${paths.pictures}*`, (c) => options.serveImage(c.req.raw, callerOf(c)))
  app.get(`${paths.files}*`, (c) => options.serveFile(c.req.raw, callerOf(c)))
  app.get(`${paths.cards}/*`, (c) => options.serveSocialCard(c.req.raw))

  app.get(paths.searchSuggestions, async (c) => send(await options.suggestions(c, requestOf(c))))
  app.get(paths.shop(':id'), pages.shop)
  app.post(paths.seen, options.counts.seen)
  app.get(paths.preview, preview.start)
  app.get(paths.exitPreview, preview.exit)

  app.get('*', createBuildFiles(options, requestOf))
  app.get('*', pages.page)
  app.all('*', wrongMethod)
  app.onError(createErrorAnswers(options, requestOf))

  return app
}

/** Adds the headers of every answer, and logs the request. */
function finishAnswers({ security, requests }: AppOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now()
    const id = requests.idFor(c.req.header('x-request-id'))
    c.set('requestId', id)
    await next()
    for (const [name, value] of fieldsOf(c, security)) {
      // The content API has its own, as other sites use it.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', id)
    const status = isGone(c) ? CLIENT_GONE : c.res.status
    requests.end({ id, method: c.req.method, url: c.req.path, status, startedAt })
  }
}

function fieldsOf(c: Context<Env>, security: Security) {
  const page = c.get('page')
  if (c.get('isFile')) return security.ofFiles
  return page ? security.ofPage(page) : security.ofOthers
}

function answerMetrics(c: Context, options: AppOptions): Response {
  const { metrics, metricsToken: token, siteUrl, requests } = options
  if (!mayReadMetrics(c, { token, siteUrl })) return notThere()
  requests.flush()
  return c.body(metrics.text(), 200, {
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
}

function answerWorker(worker: EncodedBody | null, request: AnswerRequest): Response {
  if (!worker) return notThere()
  const response = send(answerBody(worker, workerKind, request))
  response.headers.set('content-security-policy', WORKER_POLICY)
  return response
}
