import { escapeXml } from '#lib/escape-xml.ts'
import type { DeskBuild } from './desk-build.ts'

type DeskDocument = Pick<DeskBuild, 'entry' | 'styles' | 'preloads'> & {
  productName: string
  siteUrl: URL
}

/** The same document for every page of the desk: who is signed in is asked by its script. */
export function deskDocument({ entry, styles, preloads, ...site }: DeskDocument): string {
  const productName = escapeXml(site.productName)
  return [
    '<!doctype html><html lang="en-SG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${productName} desk</title><meta name="robots" content="noindex">`,
    `<meta name="application-name" content="${productName}">`,
    `<meta name="site-url" content="${escapeXml(site.siteUrl.origin)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((path) => `<link rel="stylesheet" href="${path}">`),
    ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${entry}"></script></head>`,
    '<body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript></body></html>',
  ].join('')
}
