import type { Context } from 'hono'
import * as paths from '#lib/paths.ts'
import { PREVIEW_COOKIE } from '#lib/preview-cookie-name.ts'
import { HTML, NEVER_STORE } from './answer.ts'
import { toCanonicalPath } from './page-path.ts'
import type { Previews } from './shown-site.ts'

type PreviewUrlsOptions = {
  previews: Previews
  siteUrl: URL
  renderPreviewOver: () => string
  /** Whether visitors see a page at the path now. Never rejects, as an editor must be able to leave a preview. */
  isPublic: (path: string, caller: string | null) => Promise<boolean>
  callerOf: (c: Context) => string | null
}

// Previews are not for robots and caches, and their URLs hold a token.
const PRIVATE = {
  'cache-control': NEVER_STORE,
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** `/preview?token&documentId`, the link that editors share, and `/preview/exit`. */
export function previewUrls(options: PreviewUrlsOptions) {
  const { previews, siteUrl, renderPreviewOver, isPublic, callerOf } = options
  // Readable by scripts: in a preview they load the data of kept pages again.
  const attributes = `Path=/; SameSite=Lax${siteUrl.protocol === 'https:' ? '; Secure' : ''}`

  function redirect(path: string, cookie: string): Response {
    const headers = { ...PRIVATE, location: toOwnPath(path, siteUrl), 'set-cookie': cookie }
    return new Response(null, { status: 303, headers })
  }

  return {
    async start(c: Context): Promise<Response> {
      const [token, documentId] = [c.req.query('token'), c.req.query('documentId') || null]
      const preview = token ? await previews.start({ token, documentId }) : null
      if (preview === null || preview === 'over') {
        const status = preview === 'over' ? 410 : 404
        return new Response(renderPreviewOver(), {
          status,
          headers: { ...PRIVATE, 'content-type': HTML },
        })
      }
      const value = encodeURIComponent(JSON.stringify(preview.session))
      return redirect(preview.path, `${PREVIEW_COOKIE}=${value}; ${attributes}`)
    },
    /** Back to the page that the browser names, or to the home page if visitors do not see that page. */
    async exit(c: Context): Promise<Response> {
      const page = URL.parse(c.req.header('referer') ?? '')
      // The site may have other host names, as on the machine itself.
      const isOwn = page !== null && [siteUrl.host, c.req.header('host')].includes(page.host)
      const path = isOwn ? page.pathname + page.search : paths.home
      const target = (await isPublic(path, callerOf(c))) ? path : paths.home
      return redirect(target, `${PREVIEW_COOKIE}=; ${attributes}; Max-Age=0`)
    },
  }
}

/** A path of our own, whatever a document's uid is. */
function toOwnPath(path: string, siteUrl: URL): string {
  const target = URL.parse(path, siteUrl)
  if (target?.origin !== siteUrl.origin) return paths.home
  return toCanonicalPath(target.pathname) + target.search
}
