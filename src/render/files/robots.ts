import * as paths from '#lib/paths.ts'

/** Pages that should not be found say so themselves; what is kept out here are addresses without a page. */
export function toRobots(siteUrl: URL): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /functions/',
    'Disallow: /go/',
    'Disallow: /preview',
    '',
    `Sitemap: ${new URL(paths.xmlSitemap, siteUrl).href}`,
    '',
  ].join('\n')
}
