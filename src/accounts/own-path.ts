/** A path of this site. Empty for anything else, so that no redirect leads to another site. */
export function toOwnPath(text: string | null, siteUrl: URL): string {
  if (!text?.startsWith('/')) return ''
  const url = URL.parse(text, siteUrl)
  if (url?.origin !== siteUrl.origin) return ''
  // `/..//evil.example` is a path here, but browsers would read it as another host.
  return /^\/[/\\]/.test(url.pathname) ? '' : url.pathname + url.search
}
