export type OwnCookies = ReturnType<typeof createOwnCookies>

/**
 * Cookies of ours. On https their names begin with `__Host-`: browsers take such a cookie only from this very
 * host, by https, for the whole site, so neither a subdomain nor a page in between can plant one.
 */
export function createOwnCookies(isHttps: boolean) {
  const nameOf = (name: string) => `${isHttps ? '__Host-' : ''}${name}`
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return {
    nameOf,
    /** As for `Set-Cookie`. Scripts see it only where `isVisible` says so. */
    set(name: string, value: string, how: { seconds: number; isVisible?: boolean }): string {
      const hidden = how.isVisible ? '' : '; HttpOnly'
      return `${nameOf(name)}=${value}; ${attributes}${hidden}; Max-Age=${how.seconds}`
    },
    clear: (name: string) => `${nameOf(name)}=; ${attributes}; Max-Age=0`,
    /** Empty where there is none, or it is none of ours. */
    read(headers: Headers, name: string): string {
      const start = `${nameOf(name)}=`
      const parts = (headers.get('cookie') ?? '').split(/; */)
      const value = parts.find((part) => part.startsWith(start))?.slice(start.length) ?? ''
      return /^[\w-]*$/.test(value) ? value : ''
    },
  }
}
