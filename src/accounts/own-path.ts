/** A path of this site to go on to; empty for anything else, so that nobody is sent away from it. */
export function toOwnPath(text: string | null, siteUrl: URL): string {
  if (!text?.startsWith('/')) return ''
  const url = URL.parse(text, siteUrl)
  if (url?.origin !== siteUrl.origin) return ''
  // `/..//evil.example` is a path of ours that a browser would read as the name of another site.
  return /^\/[/\\]/.test(url.pathname) ? '' : url.pathname + url.search
}
