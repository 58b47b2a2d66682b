import type { Devtools } from '../devtools.ts'
import { openPhone } from '../slow-phone.ts'
import { KINDS, type MeasuredSite } from './measured-site.ts'
import { type StaticAnswer, serveAnswers, toCompressed } from './serve-answers.ts'

/**
 * The floor: our own pages without scripts, data and unused styles. Pictures and fonts are the site's own, fetched once.
 */
export async function startBarePages(
  ours: MeasuredSite,
  devtools: Devtools,
): Promise<MeasuredSite> {
  const pages = new Map<string, StaticAnswer>()
  for (const kind of KINDS) {
    const path = ours.pages[kind]
    const styles = await readUsedStyles(devtools, ours.origin + path)
    const html = await (await fetch(ours.origin + path)).text()
    pages.set(path, toCompressed(stripDocument(html, styles), 'text/html; charset=utf-8'))
  }
  const others = new Map<string, Promise<StaticAnswer>>()
  const server = await serveAnswers(async (url, accept) => {
    const page = pages.get(url)
    if (page) return page
    const other = others.get(url) ?? fetchAnswer(ours.origin + url, accept)
    others.set(url, other)
    return other
  })
  return { ...server, name: 'bare', pages: ours.pages }
}

async function fetchAnswer(url: string, accept: string): Promise<StaticAnswer> {
  const response = await fetch(url, { headers: { accept } })
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    'cache-control': response.headers.get('cache-control') ?? 'no-cache',
  }
  return { status: response.status, headers, body: await response.bytes() }
}

function stripDocument(html: string, styles: string[]): string {
  const left = [...styles]
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(?:expect|modulepreload)"[^>]*>/g, '')
    .replace(/<style>.*?<\/style>/gs, () => `<style>${left.shift() ?? ''}</style>`)
}

/** Of each of the page's inline styles, the rules whose selectors match an element, in any state. */
async function readUsedStyles(devtools: Devtools, url: string): Promise<string[]> {
  const phone = await openPhone(devtools, { processor: 1, network: null })
  await phone.visit(url, 1500)
  const styles = await phone.evaluate<string[]>(`(${collectUsedStyles})()`)
  await phone.close()
  return styles
}

/** Runs in the page. */
function collectUsedStyles(): string[] {
  const states =
    /::[\w-]+(\([^)]*\))?|:(hover|focus|focus-visible|focus-within|active|checked|disabled|open|target|visited|link|invalid|placeholder-shown|popover-open|modal|autofill)\b/g
  function isUsed(selector: string): boolean {
    try {
      const anyState = selector.replace(states, '').replace(/(^|[\s>+~,(])(?=$|[>+~,)])/g, '$1*')
      return document.querySelector(anyState || '*') !== null
    } catch {
      // Not understood, so kept.
      return true
    }
  }
  /** The text as it was written: browsers write `font` with a variable back as empty properties. */
  function keepUsed(css: string): string {
    let kept = ''
    let from = 0
    while (from < css.length) {
      const open = css.indexOf('{', from)
      if (open < 0) return kept
      const close = endOfBlock(css, open)
      const prelude = css.slice(from, open).trim()
      const rule = css.slice(from, close)
      if (/^@(media|supports|container|layer)/.test(prelude)) {
        const inner = keepUsed(css.slice(open + 1, close - 1))
        kept += inner && `${prelude}{${inner}}`
      } else if (prelude.startsWith('@') || isUsed(prelude)) kept += rule
      from = close
    }
    return kept
  }
  function endOfBlock(css: string, open: number): number {
    let depth = 1
    let at = open + 1
    for (; depth > 0 && at < css.length; at++) {
      if (css[at] === '{') depth++
      if (css[at] === '}') depth--
    }
    return at
  }
  return [...document.querySelectorAll('style')].map(({ textContent }) => keepUsed(textContent))
}
