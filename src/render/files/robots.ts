import * as paths from '#lib/paths.ts'

/** Excludes URLs without a page. Pages that should not be found have `noindex`. */
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
