import type { DeskPreview } from '#desk/wire/previews.ts'
import type { DeskRoute } from '#editorial/api/desk-route.ts'
import { isRecord } from '#lib/is-record.ts'
import { AppError } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'
import type { Renderer } from '#render/render.tsx'
import type { DraftName, DraftPages } from './draft-pages.ts'

type DeskPreviewsOptions = {
  pages: DraftPages
  renderer: Pick<Renderer, 'cardOf'>
  paintCard: (card: Awaited<ReturnType<Renderer['cardOf']>>) => Promise<Uint8Array>
  /** Whether the caller may see the document's draft; `null` if nobody is signed in. */
  maySee: (headers: Headers, documentId: string) => Promise<boolean | null>
  /** Origins besides our own that pictures come from. */
  picturesFrom: readonly string[]
}

/** `/desk/preview/{id}` is the page of a draft, `/desk/preview/{id}/card.png` its social card. */
export function createDeskPreviews(options: DeskPreviewsOptions) {
  const { pages, renderer, paintCard, maySee } = options
  const policy = previewPolicy(options.picturesFrom)

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [segment = '', part] = pathname.slice(paths.deskPreview.length + 1).split('/')
    const id = toId(segment)
    const isAllowed = await maySee(request.headers, id)
    if (isAllowed === null) return toDocument('Sign in to the desk.', policy, 401)
    if (!isAllowed) return toDocument('Your role does not allow this.', policy, 403)
    const page = await pages.find(toName(id, searchParams))
    if (page === null) return toDocument('There is no such document.', policy, 404)
    if (typeof page === 'string') return toDocument(page, policy, 200)
    if (part !== 'card.png') return html(page.html.replaceAll(SCRIPT, ''), policy)
    const card = await renderer.cardOf(page.payload)
    return new Response(new Uint8Array(await paintCard(card)), {
      headers: { 'content-type': 'image/png' },
    })
  }

  const route: DeskRoute = {
    method: 'GET',
    path: '/documents/:id/preview',
    needs: 'read',
    async handle({ params, query }): Promise<DeskPreview> {
      const id = params.id ?? ''
      const page = await pages.find(toName(id, query))
      if (page === null) throw new AppError('not-found', `There is no document ${id}.`)
      return typeof page === 'string' ? { problem: page } : toPreview(JSON.parse(page.payload))
    },
  }

  return { answer, route }
}

/** A badly encoded segment matches no document, so it is looked up unchanged. */
function toId(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function toName(id: string, query: URLSearchParams): DraftName {
  const at = new Date(query.get('at') ?? '')
  return { id, release: query.get('release'), at: Number.isNaN(at.getTime()) ? null : at }
}

/** What lists, search engines and social networks show of the page. */
function toPreview({ path, payload }: { path: string; payload: unknown }): DeskPreview {
  const { head, deal } = (isRecord(payload) ? payload : {}) as {
    head?: { title?: string; description?: string }
    deal?: DeskPreview['card']
  }
  return {
    problem: null,
    path,
    title: head?.title ?? null,
    description: head?.description ?? null,
    card: deal ?? null,
  }
}

/** They would not run, and browsers would complain of each. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** No script runs in a preview, so styles may be inline. Only the desk frames it. */
function previewPolicy(picturesFrom: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...picturesFrom].join(' ')}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')
}

function html(text: string, policy: string, status = 200): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(text, { status, headers })
}

/** The sentences are ours: nothing in them needs escaping. */
function toDocument(sentence: string, policy: string, status: number): Response {
  const text = `<!doctype html><html lang="en-SG"><meta charset="utf-8"><title>Preview</title><p>${sentence}</p></html>`
  return html(text, policy, status)
}
