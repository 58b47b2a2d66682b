import * as paths from '#lib/paths.ts'

/**
 * A copy in which the URLs of our pictures include the host. Documents are stored without it, because the
 * site may move and its own pages do not need it. Parts without pictures are not copied.
 */
export function withPictureOrigin<Value>(value: Value, origin: string): Value {
  return withOrigin(value, origin) as Value
}

function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let copy: unknown[] | null = null
    for (let i = 0; i < value.length; i++) {
      const item = withOrigin(value[i], origin)
      if (item === value[i]) continue
      copy ??= value.slice()
      copy[i] = item
    }
    return copy ?? value
  }
  return withOriginInside(value as Record<string, unknown>, origin)
}

function withOriginInside(value: Record<string, unknown>, origin: string): unknown {
  let copy: Record<string, unknown> | null = null
  for (const name in value) {
    const inner = value[name]
    const item = name === 'url' && isOwnPicture(value) ? origin + inner : withOrigin(inner, origin)
    if (item === inner) continue
    copy ??= { ...value }
    copy[name] = item
  }
  return copy ?? value
}

function isOwnPicture({ url, dimensions }: Record<string, unknown>): boolean {
  return typeof url === 'string' && url.startsWith(paths.pictures) && dimensions !== undefined
}
