import { escapeXml } from '#lib/escape-xml.ts'
import { fullTitle } from '#routes/full-title.ts'
import { PAGE_BLOCK } from '#routes/page-envelope.ts'
import type { Head } from '#routes/page-loader.ts'
import { robotsRule } from '#routes/robots-rule.ts'

/** The client build, as the document needs it. */
export type Assets = {
  /** All styles, inlined: a second request for them would hold back the first paint. */
  css: string
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}

export type DocumentParts = {
  head: Head
  /** Markup for `<head>` that only machines read, see `machine-head.ts`. */
  machineHead: string
  productName: string
  /** Absolute; `null` on error pages, which are nobody's canonical address. */
  canonical: string | null
  assets: Assets
  /** The folder of the page whose code is wanted at once. */
  pageFolder: string | null
  /** Markup of the app, and of what is around it and never hydrated. */
  app: string
  before: string
  after: string
  /** Id → JSON that is safe to embed; `null` for a document that no script brings to life. */
  data: Record<string, string> | null
}

/** The paper of each theme, as in `ui/tokens.css`. */
const THEME_COLOURS = { light: '#F4F5EC', dark: '#0E1511' }

/**
 * Runs before the first paint, in every document; the CSP knows it by its hash.
 * - The chosen theme, so that it does not flash, and with it the colour of the browser's own bar;
 *   `browser/theme-store.ts` calls it again.
 * - The chosen size of text, which `routes/settings/use-text-size.ts` sets.
 * - Our letters, both faces at once: each makes the whole page be laid out anew. In the first 700 ms nobody
 *   has read much; later they wait until the visitor has done something and seen the effect.
 * - Taps on buttons and radios before the app is there: kept, and replayed by `browser/replay-taps.ts`.
 */
export const BOOT_SCRIPT = [
  '(()=>{',
  'const set=window.lobangTheme=t=>{',
  'const d=document.documentElement.dataset,c=t==="light"||t==="dark";',
  'if(c)d.theme=t;else delete d.theme;',
  'for(const m of document.querySelectorAll("meta[name=theme-color]"))',
  `m.content=(c?t==="dark":m.media.includes("dark"))?"${THEME_COLOURS.dark}":"${THEME_COLOURS.light}"};`,
  'try{set(localStorage.getItem("lobang:theme"));',
  'document.documentElement.style.fontSize=localStorage.getItem("lobang:text")||""}catch{}',
  'const h=document.documentElement,use=()=>{delete h.dataset.fonts};',
  'h.dataset.fonts="late";',
  'Promise.all(["Hanken Grotesk","Bricolage Grotesque"].map(n=>document.fonts.load("1em \'"+n+" Variable\'")))',
  '.then(()=>{if(performance.now()<700)use();',
  'else for(const t of ["pointerdown","keydown"])addEventListener(t,()=>setTimeout(use,500),{once:true})},()=>{});',
  'const taps=window.lobangTaps=[];',
  'addEventListener("click",window.lobangTap=e=>{',
  'const b=e.target.closest("#app :is(button[type=button],input[type=radio])");b&&taps.push(b)},true)',
  '})()',
].join('')

/** In characters of markup; longer pages are better painted as they come. */
const LONG_PAGE = 200_000

/**
 * A slow phone would lay out and paint the page anew for each piece that it has parsed; this has it wait
 * for the whole, which is here at about the same time. Browsers that do not know it paint piece by piece.
 */
const WHOLE_AT_ONCE = `<link rel="expect" href="#${PAGE_BLOCK}" blocking="render">`

export function renderDocument(parts: DocumentParts): string {
  const { head, assets } = parts
  const title = fullTitle(head.title, parts.productName)
  return [
    '<!doctype html><html lang="en-SG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(head.description)}">`,
    `<meta name="robots" content="${robotsRule(head)}">`,
    parts.canonical ? `<link rel="canonical" href="${escapeXml(parts.canonical)}">` : '',
    parts.machineHead,
    `<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${assets.css}</style>`,
    `<script>${BOOT_SCRIPT}</script>`,
    parts.data && parts.app.length < LONG_PAGE ? WHOLE_AT_ONCE : '',
    ...(parts.data ? scriptTags(parts, assets) : []),
    '</head><body>',
    parts.before,
    `<div id="app">${parts.app}</div>`,
    parts.after,
    ...Object.entries(parts.data ?? {}).map(
      ([id, json]) => `<script type="application/json" id="${id}">${json}</script>`,
    ),
    '</body></html>',
  ].join('')
}

function scriptTags({ pageFolder }: DocumentParts, { scripts }: Assets): string[] {
  const { entry, shared, pages } = scripts
  const preloads = [...shared, ...((pageFolder && pages[pageFolder]) || [])]
  return [
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ]
}
