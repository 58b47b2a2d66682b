/** A path of this site to go on to; empty for anything else, so that nobody is sent away from it. */
export function toOwnPath(text: string | null, siteUrl: URL): string {
  if (!text?.startsWith('/')) return ''
  const url = URL.parse(text, siteUrl)
  return url?.origin === siteUrl.origin ? url.pathname + url.search : ''
}
