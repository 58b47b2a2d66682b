import * as paths from '#lib/paths.ts'

export type Endpoint = {
  /** The content API, without a slash at the end. */
  api: URL
  /** Where custom types are, by default. */
  types: URL
  /** Its name at Prismic, whose custom types' API needs it; `null` elsewhere. */
  repository: string | null
}

const PRISMIC = /^([a-z0-9-]+)(?:\.cdn)?\.prismic\.io$/

/**
 * Whether an argument names an endpoint and not a file. Prismic's repositories are known by their site, such as
 * `https://name.prismic.io`; others by their site or their API.
 */
export function findEndpoint(text: string): Endpoint | null {
  if (!/^https?:\/\//i.test(text)) return null
  const url = URL.parse(text)
  if (!url) return null
  url.hash = ''
  url.search = ''
  const name = PRISMIC.exec(url.hostname)?.[1]
  if (name !== undefined) {
    return {
      api: new URL(`https://${name}.cdn.prismic.io${paths.contentApi}`),
      types: new URL('https://customtypes.prismic.io'),
      repository: name,
    }
  }
  const path = url.pathname.replace(/\/+$/, '')
  url.pathname = path === '' ? paths.contentApi : path
  return { api: url, types: new URL(paths.writeApi, url), repository: null }
}
