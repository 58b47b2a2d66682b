type CookieOptions = {
  seconds: number
  isVisible?: boolean
  /** Not sent when another site leads here. */
  isStrict?: boolean
}

export type OwnCookies = ReturnType<typeof createOwnCookies>

/**
 * Our cookies. On https their names begin with `__Host-`: browsers accept those only from this very host, over
 * https and for the whole site, so neither a subdomain nor someone on the network can plant one.
 */
export function createOwnCookies(isHttps: boolean) {
  const nameOf = (name: string) => `${isHttps ? '__Host-' : ''}${name}`
  const attributesFor = (sameSite: 'Lax' | 'Strict') =>
    `Path=/; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`

  return {
    nameOf,
    /** A `Set-Cookie` value. Scripts can read the cookie only with `isVisible`. */
    set(name: string, value: string, how: CookieOptions): string {
      const attributes = attributesFor(how.isStrict ? 'Strict' : 'Lax')
      const hidden = how.isVisible ? '' : '; HttpOnly'
      return `${nameOf(name)}=${value}; ${attributes}${hidden}; Max-Age=${how.seconds}`
    },
    clear: (name: string) => `${nameOf(name)}=; ${attributesFor('Lax')}; Max-Age=0`,
    /** Empty when there is none, or it is not ours. */
    read(headers: Headers, name: string): string {
      const start = `${nameOf(name)}=`
      const parts = (headers.get('cookie') ?? '').split(/; */)
      const value = parts.find((part) => part.startsWith(start))?.slice(start.length) ?? ''
      return /^[\w.%-]*$/.test(value) ? value : ''
    },
  }
}
