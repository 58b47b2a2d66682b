import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isAppError, isNotFound } from '#lib/node/app-error.ts'
import { CLIENT_GONE } from '#lib/node/error-status.ts'
import type { Work } from '#lib/node/work.ts'
import * as paths from '#lib/paths.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'
import type { CachedPage } from '#pagecache/cached-page.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import type { Client, PagesOnDemand } from '#pagecache/pages-on-demand.ts'
import {
  type AnswerRequest,
  answerBody,
  answerOnce,
  HTML,
  JSON_TYPE,
  kindOf,
  NEVER_STORE,
  pageKinds,
} from './answer.ts'
import type { createCountUrls } from './count-urls.ts'
import { prefersJson, retryAfterOf, toErrorEnvelope } from './errors.ts'
import { splitPayloadPath, toCanonicalPath } from './page-path.ts'
import { notThere, redirect, send, withoutRobots } from './responses.ts'
import type { FoundPage, Previews, ShownSite } from './shown-site.ts'
import { withoutEmptyParameters } from './without-empty-parameters.ts'

export type PageUrlsOptions = {
  /** The site as everybody sees it. */
  published: ShownSite
  previews: Previews
  pageCache: PageCache
  pagesOnDemand: PagesOnDemand
  siteUrl: URL
  callerOf: (c: Context) => string | null
  /** Counts who goes to a shop. */
  counts: Pick<ReturnType<typeof createCountUrls>, 'toShop'>
  log: Logger
}

/** Values that the handlers of one request share. */
export type Env = {
  Variables: {
    requestId: string
    preview: ShownSite | null
    isFile: boolean
    /** The page of the cache that is the answer. */
    page: CachedPage | undefined
  }
}

type Wanted = { url: URL; wants: 'html' | 'payload'; request: AnswerRequest }

/** The pages of the site, as everybody sees them or in a preview. */
export function createPageUrls(options: PageUrlsOptions, requestOf: (c: Context) => AnswerRequest) {
  const { published, siteUrl, log } = options

  async function page(c: Context<Env>): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const canonical = toCanonicalPath(pathname)
    const query = withoutEmptyParameters(search)
    if (canonical !== pathname || query !== search) return redirect(canonical + query)

    const { pathname: path, wants } = splitPayloadPath(pathname)
    c.set('isFile', wants === 'payload')
    const wanted = { url: new URL(path + search, siteUrl), wants, request: requestOf(c) }
    const preview = await previewOf(c)
    c.set('preview', preview)
    const client = { caller: options.callerOf(c), signal: c.req.raw.signal }
    try {
      const previewed = preview && (await previewedPage(preview, { ...wanted, log }))
      if (previewed) return previewed
      return await publishedPage(c, wanted, client)
    } catch (error) {
      if (!isAppError(error) || error.movedTo === null) throw error
      return redirectTo(error.movedTo, wants, 301)
    }
  }

  async function publishedPage(c: Context<Env>, wanted: Wanted, client: Client): Promise<Response> {
    const { url, wants } = wanted
    const found = published.resolve(url)
    if ('redirect' in found) return redirectTo(found.redirect, wants)
    const cached = await getCached(found, client)
    c.set('page', cached)
    if (cached.type !== null && wants === 'payload') return notThere()
    return published.inTurns(toResponse(cached, wanted), { line: client.caller })
  }

  function getCached(
    { address, isOnDemand, make }: FoundPage,
    client: Client,
  ): Promise<CachedPage> {
    if (isOnDemand) return options.pagesOnDemand(address, client, make)
    return options.pageCache.get(address, make)
  }

  /** Cookies are visitors' input: a made-up or expired one gets the published, cached page. */
  async function previewOf(c: Context): Promise<ShownSite | null> {
    const ref = findPreviewRef(c.req.header('cookie'))
    if (ref === null) return null
    return options.previews.find(ref).catch((error) => {
      log.warn({ err: error }, 'a preview could not be looked up')
      return null
    })
  }

  return {
    page,
    /** `/go/{id}`: to the shop of a deal. */
    async shop(c: Context): Promise<Response> {
      const shown = (await previewOf(c)) ?? published
      const id = c.req.param('id') ?? ''
      const location = await shown.shopOfDeal(id)
      if (location === null) return notThere()
      // An ended deal leads to its own page.
      if (!location.startsWith('/')) options.counts.toShop(c, id)
      // Not stored: tomorrow the deal may have ended.
      const headers = { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
      return new Response(null, { status: 302, headers })
    },
    /** Whether visitors see a page at the path now. Never rejects, as an editor must be able to leave a preview. */
    async isPublic(path: string, caller: string | null): Promise<boolean> {
      try {
        const found = published.resolve(new URL(path, siteUrl))
        if ('address' in found) await getCached(found, { caller })
        return true
      } catch (error) {
        if (!isAppError(error)) log.warn({ err: error }, 'not shown after a preview')
        return false
      }
    },
  }
}

/** In turns: a page is unpacked for each caller, and all who waited for it continue at the same time. */
function* toResponse(cached: CachedPage, { wants, request }: Wanted): Work<Response> {
  yield
  return send(answerBody(cached[wants], kindOf(cached, wants), request))
}

/** Answers a failed request with an error page, or with JSON where the caller prefers it. */
export function createErrorAnswers(
  { published, callerOf, log }: Pick<PageUrlsOptions, 'published' | 'callerOf' | 'log'>,
  requestOf: (c: Context) => AnswerRequest,
) {
  return async (error: Error, c: Context<Env>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const { pathname: path, wants } = splitPayloadPath(pathname)
    const envelope = toErrorEnvelope(error, path + search)
    const { statusCode: status } = envelope
    // Nobody is there to see a page.
    if (status === CLIENT_GONE) return new Response(null, { status })
    if (status >= 500) log.error({ id: c.get('requestId'), err: error }, 'request failed')
    const asJson = wants === 'payload' || prefersJson(c.req.header('accept'))
    const preview = c.get('preview')
    const text = asJson
      ? JSON.stringify(envelope)
      : await (preview ?? published).renderError(envelope, callerOf(c))
    const kind = { type: asJson ? JSON_TYPE : HTML, cacheControl: 'no-store', status }
    const response = send(await answerOnce(text, kind, requestOf(c)))
    if (preview) withoutRobots(response)
    const wait = retryAfterOf(error, status)
    if (wait !== null) response.headers.set('retry-after', String(wait))
    return response
  }
}

/** `null` if the preview fails, most likely because it has expired: the editor then gets the published page. */
async function previewedPage(
  preview: ShownSite,
  { url, wants, request, log }: Wanted & { log: Logger },
): Promise<Response | null> {
  const found = preview.resolve(url)
  if ('redirect' in found) return redirectTo(found.redirect, wants)
  try {
    const rendered = await found.make()
    const type = rendered.type ?? pageKinds[wants].type
    const kind = { type, cacheControl: NEVER_STORE, status: 200 }
    return withoutRobots(send(await answerOnce(rendered[wants], kind, request)))
  } catch (error) {
    if (isNotFound(error)) throw error
    log.warn({ err: error }, 'a preview could not be shown')
    return null
  }
}

function redirectTo(path: string, wants: Wanted['wants'], status?: 301): Response {
  return redirect(wants === 'html' ? path : paths.payloadOf(path), status)
}
