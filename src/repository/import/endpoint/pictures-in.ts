import { isRecord } from '#lib/is-record.ts'
import { mapParts } from '../../map-parts.ts'

/** `value` with another address for each picture in it; `map` gets the address as it is. */
export function mapPictures<Value>(value: Value, map: (url: string) => string): Value {
  if (typeof value !== 'object' || value === null) return value
  const isPicture = isRecord(value) && isPictureRecord(value)
  return mapParts(value, (part, name) =>
    isPicture && name === 'url' ? map(String(part)) : mapPictures(part, map),
  ) as Value
}

/** A view of a picture, or a link to one. Links to other files stay as they are. */
function isPictureRecord({ url, dimensions, link_type, kind }: Record<string, unknown>): boolean {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return false
  return isRecord(dimensions) || (link_type === 'Media' && kind === 'image')
}

/** Without the query, which only asks for a size or a part of it. */
export function toOriginal(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
