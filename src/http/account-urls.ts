import type { Context } from 'hono'
import type { Pages, Reply, Visit } from '#accounts/visit.ts'
import { AppError } from '#lib/node/app-error.ts'
import { readBody } from '#lib/node/read-body.ts'
import * as paths from '#lib/paths.ts'
import { HTML, JSON_TYPE, NEVER_STORE } from './answer.ts'
import { createCallerOf } from './caller-address.ts'

type AccountUrlsOptions<View> = {
  pages: Pages<View>
  siteUrl: URL
  trustedProxies: number
  render: (view: View, path: string) => Promise<string>
}

/** More than any of our forms needs. */
const MAX_FORM_BYTES = 16 * 1024

// The URLs of mailed links hold secrets, and the pages are for one person.
const PRIVATE = {
  'cache-control': NEVER_STORE,
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

/** `/account/…`: rendered for each request and never cached. */
export function serveAccounts<View>(options: AccountUrlsOptions<View>) {
  const { pages, siteUrl, trustedProxies, render } = options
  const callerOf = createCallerOf(trustedProxies)

  async function toResponse(reply: Reply<View>, path: string): Promise<Response> {
    const headers = new Headers({ ...PRIVATE, ...reply.headers })
    for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie)
    if ('redirect' in reply) {
      headers.set('location', reply.redirect)
      return new Response(null, { status: reply.status ?? 303, headers })
    }
    const { status = 200 } = reply
    if ('view' in reply) {
      headers.set('content-type', HTML)
      return new Response(await render(reply.view, path), { status, headers })
    }
    headers.set('content-type', JSON_TYPE)
    if (reply.fileName) {
      headers.set('content-disposition', `attachment; filename="${reply.fileName}"`)
    }
    return new Response(JSON.stringify(reply.json, null, reply.fileName ? 2 : 0), {
      status,
      headers,
    })
  }

  /** Another site's form must not act for a signed-in visitor, nor sign anyone in. */
  function isOwnForm(request: Request): boolean {
    const origin = request.headers.get('origin')
    if (origin !== null) return origin === siteUrl.origin || origin === new URL(request.url).origin
    return request.headers.get('sec-fetch-site') === 'same-origin'
  }

  async function toVisit(c: Context, page: string): Promise<Visit> {
    const { method, raw, url } = c.req
    const isPost = method === 'POST'
    const body = isPost ? await readBody(raw, MAX_FORM_BYTES) : Buffer.of()
    if (!body) throw new AppError('too-large', 'The form is too large.')
    // Nobody types a zero byte, and PostgreSQL rejects text with one.
    const form = new URLSearchParams(body.toString().replaceAll(/%00|\0/g, ''))
    const address = callerOf(c) ?? 'unknown'
    const { searchParams: query } = new URL(url)
    return { page, isPost, query, form, headers: raw.headers, address }
  }

  return {
    async page(c: Context): Promise<Response> {
      const { pathname } = new URL(c.req.url)
      const name = pathname.slice(paths.account('').length)
      // Typed by hand, or a truncated URL.
      if (name === '') return toResponse({ redirect: paths.account('settings') }, pathname)
      const page = pages.find(name)
      if (!page) throw new AppError('not-found', 'There is no such page.')
      if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return refuse(405, 'Method not allowed')
      if (c.req.method === 'POST' && !pages.isForEverybody(name) && !isOwnForm(c.req.raw)) {
        throw new AppError('forbidden', 'This form did not come from this site.')
      }
      return toResponse(await page(await toVisit(c, name)), pathname)
    },
    async comeBack(c: Context): Promise<Response> {
      if (!['GET', 'POST'].includes(c.req.method)) return refuse(405, 'Method not allowed')
      const visit = await toVisit(c, c.req.param('provider') ?? '')
      // Some identity providers send visitors back with a form.
      if (visit.isPost && !isForm(c.req.raw)) return refuse(415, 'Unsupported media type')
      return toResponse(await pages.comeBack(visit), c.req.path)
    },
  }
}

function refuse(status: number, text: string): Response {
  return new Response(text, { status, headers: PRIVATE })
}

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]
  return type?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}
