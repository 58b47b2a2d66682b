import { touchIcon } from '#lib/node/app-icons.ts'
import { escapeXml } from '#lib/node/escape-xml.ts'
import type { InlineStyles, PageAssets } from '#lib/node/page-assets.ts'
import * as paths from '#lib/paths.ts'
import { THEME_COLOURS } from '#lib/theme-colours.ts'
import { fullTitle } from '#routes/full-title.ts'
import type { Head } from '#routes/page-module.ts'
import { robotsRule } from '#routes/robots-rule.ts'
import type { ForMachines } from './for-machines.ts'

export type DocumentParts = {
  head: Head
  forMachines: ForMachines
  productName: string
  /** Absolute; `null` on error pages, which have none. */
  canonical: string | null
  assets: PageAssets
  pageFolder: string | null
  styles: InlineStyles
  /** Styles outside the stylesheet, such as those of account pages. */
  ownStyle: string | null
  /** A link that requests the main picture; may be empty. */
  preload: string
  /** The markup of the app: its header, and the rest. */
  header: string
  app: string
  /** Drawings that the app refers to. */
  icons: string
  /** The markup before and after the app, which is never hydrated. */
  before: string
  after: string
  /** Id → JSON that is safe to embed; `null` for a document that is not hydrated. */
  data: Record<string, string> | null
}

/**
 * On these pages the header comes with the few styles that it needs, and browsers paint it while the rest arrives. On
 * other pages the next frame would block a slow phone for too long.
 */
const HEADER_FIRST = ['home', 'deal']

/**
 * The network delivers a document in packets, and the first paint waits for each one before the end of the header. So what the header
 * does not need comes after it. The browser asks for its first frame when the body begins, so the first script is in the body.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, assets, styles } = parts
  const title = fullTitle(head.title, parts.productName)
  const isHeaderFirst = parts.pageFolder !== null && HEADER_FIRST.includes(parts.pageFolder)
  return [
    '<!doctype html><html lang="en-SG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    parts.preload,
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(head.description)}">`,
    `<meta name="robots" content="${robotsRule(head)}">`,
    parts.canonical ? `<link rel="canonical" href="${escapeXml(parts.canonical)}">` : '',
    parts.forMachines.head,
    `<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${paths.favicon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${touchIcon.path}">`,
    `<link rel="manifest" href="${paths.manifest}">`,
    parts.ownStyle ? `<style>${parts.ownStyle}</style>` : '',
    `<style>${styles.first}</style>`,
    isHeaderFirst ? '' : `<style>${styles.rest}</style>`,
    '</head><body>',
    `<script>${assets.boot.beforeHeader}</script>`,
    parts.before,
    isHeaderFirst ? '' : parts.icons,
    `<div id="app">${parts.header}`,
    // What stands between header and page is not part of the app; at the root, hydration skips elements that it does not know.
    isHeaderFirst ? parts.icons : '',
    `<script>${assets.boot.afterHeader}</script>`,
    isHeaderFirst ? inBody(styles.rest) : '',
    `${parts.app}</div>`,
    parts.after,
    ...Object.entries(parts.data ?? {}).map(dataBlock),
    parts.forMachines.end,
    '</body></html>',
  ].join('')
}

/** HTML allows styles only in the head, but in SVG anywhere. There the text is markup. */
function inBody(style: string): string {
  const text = style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg style="display:none"><style>${text}</style></svg>`
}

function dataBlock([id, json]: [string, string]): string {
  return `<script type="application/json" id="${id}">${json}</script>`
}
