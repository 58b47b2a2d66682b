import { escapeXml } from '#lib/escape-xml.ts'
import type { SitemapEntry } from '#routes/server/files/sitemap.ts'

/** The protocol allows 50,000, but smaller files are read sooner. */
export const SITEMAP_PART = 10_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>'

export function toSitemap(entries: readonly SitemapEntry[], siteUrl: URL): string {
  const urls = entries.map((entry) => `<url>${toLines(entry, siteUrl)}</url>`)
  return [DECLARATION, `<urlset ${NAMESPACE}>`, ...urls, '</urlset>\n'].join('\n')
}

export function toSitemapIndex(files: readonly SitemapEntry[], siteUrl: URL): string {
  const parts = files.map((file) => `<sitemap>${toLines(file, siteUrl)}</sitemap>`)
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>\n'].join('\n')
}

function toLines({ path, changed }: SitemapEntry, siteUrl: URL): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${lastmod}`
}
