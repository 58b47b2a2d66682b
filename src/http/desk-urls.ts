import { setTimeout as delay } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import * as paths from '#lib/paths.ts'
import { answerBody, answerOnce, HTML, IMMUTABLE, NEVER_STORE } from './answer.ts'
import type { DeskBuild } from './desk-build.ts'
import { createDeskDocument } from './desk-document.ts'
import type { KeptBuilds } from './kept-builds/create-kept-builds.ts'
import { createRequestReader } from './negotiate-encoding.ts'
import type { Env } from './page-urls.ts'
import { notThere, send, wrongMethod } from './responses.ts'

type DeskUrlsOptions = {
  api: (request: Request, address: string) => Promise<Response>
  /** Draws pages with drafts, for the desk's own frames. */
  preview: ((request: Request) => Promise<Response>) | null
  /** `null` answers 404 for the desk's pages. */
  build: DeskBuild | null
  /** Files of builds before it, for tabs that are still open. */
  keptBuilds: Pick<KeptBuilds, 'findFile'> | null
  deskUrl: URL
  siteUrl: URL
  callerOf: (c: Context) => string | null
  /** Origins besides our own that pictures come from. */
  picturesFrom: readonly string[]
  productName: string
}

/** What the desk's host answers besides the desk: what pictures and framed previews need. */
const ALSO_ON_DESK_HOST = [paths.pictures, paths.assets, paths.favicon, paths.health]

/** The document waits for its answers at most this long. */
const READ_MS = 300

/** `/desk…`: private, never stored, and framed by nobody but the desk. */
export function serveDesk(options: DeskUrlsOptions) {
  const { api, build, keptBuilds, preview, deskUrl, siteUrl, callerOf } = options
  const isApart = deskUrl.host !== siteUrl.host
  const isDeskHost = (c: Context) => new URL(c.req.url).host === deskUrl.host
  const requestOf = createRequestReader()
  const documentAt = build && createDeskDocument({ ...options, ...build })
  const policy = deskPolicy(options.picturesFrom, deskUrl.protocol === 'https:')

  async function answerFile(c: Context<Env>): Promise<Response> {
    const { path } = c.req
    const file = build?.files.get(path) ?? (await keptBuilds?.findFile(path))
    if (!file) return notThere()
    c.set('isFile', true)
    const kind = { type: file.type, cacheControl: IMMUTABLE }
    return send(answerBody(file.body, kind, requestOf(c)))
  }

  async function answerDocument(c: Context): Promise<Response> {
    if (documentAt === null) return notThere()
    const { method } = c.req
    if (!['GET', 'HEAD'].includes(method)) return wrongMethod()
    const document = documentAt(new URL(c.req.url))
    const mayBeSignedIn = method === 'GET' && c.req.header('cookie') !== undefined
    const answers = await readAnswers(c, mayBeSignedIn ? document.reads : [])
    const kind = { status: 200, type: HTML, cacheControl: NEVER_STORE }
    return send(await answerOnce(document.write(answers), kind, requestOf(c)))
  }

  /** Leaves out refused and slow answers; the page's script then asks for them. */
  async function readAnswers(c: Context, reads: readonly string[]): Promise<Map<string, string>> {
    const isLate = delay(READ_MS, null, { ref: false })
    const { headers } = c.req.raw
    const read = async (path: string): Promise<string | null> => {
      const request = new Request(new URL(paths.deskApi + path, c.req.url), { headers })
      const response = await api(request, callerOf(c) ?? 'unknown')
      return response.ok ? response.text() : null
    }
    const answers = await Promise.all(
      reads.map(async (path) => [path, await Promise.race([read(path), isLate])] as const),
    )
    return new Map(answers.filter((answer): answer is [string, string] => answer[1] !== null))
  }

  async function answerPrivately(c: Context): Promise<Response> {
    const { path, raw } = c.req
    if (path.startsWith(`${paths.deskApi}/`)) return api(raw, callerOf(c) ?? 'unknown')
    if (path.startsWith(`${paths.deskPreview}/`)) return preview ? preview(raw) : notThere()
    return answerDocument(c)
  }

  return {
    async answer(c: Context<Env>): Promise<Response> {
      if (isApart && !isDeskHost(c)) return notThere()
      if (c.req.path.startsWith(paths.deskAssets)) return answerFile(c)
      const response = await answerPrivately(c)
      const { headers } = response
      headers.set('cache-control', NEVER_STORE)
      headers.set('x-robots-tag', 'noindex, nofollow')
      headers.set('referrer-policy', 'same-origin')
      // Previews have one that lets the desk frame them.
      if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
      return response
    },
    /** A separate host of the desk has no pages for visitors. */
    onlyDesk: (async (c, next) => {
      const { path } = c.req
      if (!isApart || !isDeskHost(c) || isWithinDesk(path)) return next()
      if (path === '/') return c.redirect(`${paths.desk}/`, 302)
      return ALSO_ON_DESK_HOST.some((start) => path.startsWith(start)) ? next() : notThere()
    }) satisfies MiddlewareHandler<Env>,
  }
}

function isWithinDesk(path: string): boolean {
  return path === paths.desk || path.startsWith(`${paths.desk}/`)
}

/** No inline script or style at all. */
function deskPolicy(picturesFrom: readonly string[], isHttps: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...picturesFrom].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
