import { matchesEtag } from '#lib/node/matches-etag.ts'
import * as paths from '#lib/paths.ts'
import { mediaTypes } from './image-format.ts'
import { parseImageParams } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'
import type { ImageService } from './image-service.ts'
import type { Caller } from './make-once.ts'

/** `/images/{hash of the original}/{any name, for people}` */
const ADDRESS = new RegExp(`^${paths.pictures}([0-9a-f]{32})/[a-z0-9][a-z0-9._-]{0,99}$`)

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Answers GET and HEAD. Refusals are JSON with the reason and are not cacheable. */
export async function serveImage(
  images: ImageService,
  request: Request,
  caller: Caller = null,
): Promise<Response> {
  return orRefuse(async () => {
    const { pathname, searchParams } = new URL(request.url)
    const assetId = ADDRESS.exec(pathname)?.[1]
    if (!assetId) throw new ImageRefusal(404, 'There is no such picture')
    const params = parseImageParams(searchParams)
    const accept = request.headers.get('accept')
    const variant = await images.toVariant({ assetId, params, accept })
    const picture = {
      name: variant.name,
      type: mediaTypes[variant.format],
      bytes: () => images.bytesOf(variant, { caller, signal: request.signal }),
    }
    const response = await answerPicture(picture, request)
    if (params.auto.format && params.format === null) response.headers.set('vary', 'Accept')
    return response
  })
}

type NamedPicture = { name: string; type: string; bytes: () => Promise<Uint8Array> }

/** An immutable picture. Its bytes are made only when they are needed. */
export async function answerPicture(picture: NamedPicture, request: Request): Promise<Response> {
  const etag = `"${picture.name}"`
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    etag,
    // Other sites get the URL from the content API, and social networks show cards.
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers })
  }
  const bytes = await picture.bytes()
  headers.set('content-type', picture.type)
  headers.set('content-length', String(bytes.length))
  const body = request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>)
  return new Response(body, { headers })
}

/** Answers with the reason if the picture is refused. */
export async function orRefuse(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ImageRefusal)) throw error
    return refuse(error)
  }
}

function refuse({ status, message, retryAfter }: ImageRefusal): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter !== null) headers.set('retry-after', String(Math.ceil(retryAfter)))
  return Response.json({ error: message }, { status, headers })
}
