import * as paths from '#lib/paths.ts'
import { mapParts } from '../map-parts.ts'

/**
 * A copy in which the URLs of our pictures and files include the host. Documents are stored without it, because the
 * site may move and its own pages do not need it. Parts without pictures are not copied.
 */
export function withPictureOrigin<Value>(value: Value, origin: string): Value {
  if (typeof value !== 'object' || value === null) return value
  const isPicture = isOwnPicture(value)
  return mapParts(value, (part, name) =>
    isPicture && name === 'url' ? `${origin}${part}` : withPictureOrigin(part, origin),
  ) as Value
}

type Part = { url?: unknown; dimensions?: unknown; link_type?: unknown }

function isOwnPicture({ url, dimensions, link_type }: Part): boolean {
  if (typeof url !== 'string') return false
  if (link_type === 'Media' && url.startsWith(paths.files)) return true
  return url.startsWith(paths.pictures) && (dimensions !== undefined || link_type === 'Media')
}
