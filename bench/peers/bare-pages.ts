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
    const css = await readUsedStyles(devtools, ours.origin + path)
    const html = await (await fetch(ours.origin + path)).text()
    pages.set(path, toCompressed(stripDocument(html, css), 'text/html; charset=utf-8'))
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

function stripDocument(html: string, css: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(?:expect|preload|modulepreload)"[^>]*>/g, '')
    .replace(/<style>.*<\/style>/s, () => `<style>${css}</style>`)
}

/** The rules of the page's inline styles whose selectors match an element, in any state. */
async function readUsedStyles(devtools: Devtools, url: string): Promise<string> {
  const phone = await openPhone(devtools, { processor: 1, network: null })
  await phone.visit(url, 1500)
  const css = await phone.evaluate<string>(`(${collectUsedStyles})()`)
  await phone.close()
  return css.replace(/\s*([{};,])\s*/g, '$1').replace(/: /g, ':')
}

/** Runs in the page. */
function collectUsedStyles(): string {
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
  function textOf(rule: CSSRule): string {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
    if (!(rule instanceof CSSConditionRule)) return rule.cssText
    const inner = [...rule.cssRules].map(textOf).join('')
    const [prelude = ''] = rule.cssText.split('{')
    return inner && `${prelude}{${inner}}`
  }
  const sheets = [...document.styleSheets].filter(({ href }) => href === null)
  return sheets.flatMap(({ cssRules }) => [...cssRules].map(textOf)).join('')
}
