import { mediaTypes } from './image-format.ts'
import { parseImageParams } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'
import type { ImageService } from './image-service.ts'

/** `/images/{hash of the original}/{any name, for people}` */
const ADDRESS = /^\/images\/([0-9a-f]{32})\/[a-z0-9][a-z0-9._-]{0,99}$/

const IMMUTABLE = 'public, max-age=31536000, immutable'
const RETRY_AFTER_SECONDS = '2'

/** Answers GET and HEAD. Refusals are JSON, say what is wrong, and are not to be kept. */
export async function serveImage(images: ImageService, request: Request): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(request.url)
    const assetId = ADDRESS.exec(pathname)?.[1]
    if (!assetId) throw new ImageRefusal(404, 'There is no such picture')
    const params = parseImageParams(searchParams)
    const accept = request.headers.get('accept')
    const variant = await images.toVariant({ assetId, params, accept })
    const headers = new Headers({
      'cache-control': IMMUTABLE,
      etag: `"${variant.name}"`,
      'content-type': mediaTypes[variant.format],
      // The content API tells the address to other sites.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (params.auto.format && params.format === null) headers.set('vary', 'Accept')
    if (isKnown(request.headers.get('if-none-match'), variant.name)) {
      headers.delete('content-type')
      return new Response(null, { status: 304, headers })
    }
    const bytes = await images.bytesOf(variant)
    headers.set('content-length', String(bytes.length))
    const body = request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>)
    return new Response(body, { headers })
  } catch (error) {
    if (error instanceof ImageRefusal) return refuse(error)
    throw error
  }
}

function isKnown(ifNoneMatch: string | null, name: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(`"${name}"`)
}

function refuse({ status, message }: ImageRefusal): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (status === 503) headers.set('retry-after', RETRY_AFTER_SECONDS)
  return Response.json({ error: message }, { status, headers })
}
