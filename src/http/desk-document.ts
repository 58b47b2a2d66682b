import { type PageStart, pageStarts } from '#desk/wire/page-starts.ts'
import { escapeXml } from '#lib/node/escape-xml.ts'
import * as paths from '#lib/paths.ts'
import type { DeskBuild, DeskFiles } from './desk-build.ts'

type DeskDocument = Pick<DeskBuild, 'entry' | 'first' | 'modules'> & {
  productName: string
  siteUrl: URL
}

/** The answer to each read, as JSON. */
type Answers = ReadonlyMap<string, string>

/**
 * The document of every page of the desk. Pages differ only in their preloads and in the embedded answers, which the
 * page's script needs first, so that it need not wait for another round trip.
 */
export function createDeskDocument({ entry, first, modules, ...site }: DeskDocument) {
  const productName = escapeXml(site.productName)
  const start = [
    '<!doctype html><html lang="en-SG"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${productName} desk</title><meta name="robots" content="noindex">`,
    `<meta name="application-name" content="${productName}">`,
    `<meta name="site-url" content="${escapeXml(site.siteUrl.origin)}">`,
    `<link rel="icon" href="${paths.favicon}" type="image/svg+xml">`,
    `<script type="module" src="${entry}"></script>`,
    ...toLinks(first),
  ].join('')
  const end =
    '</head><body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript></body></html>'
  const pages = pageStarts.map((page) => ({
    ...{ page, pattern: new URLPattern({ pathname: page.path }) },
    links: [...new Set(page.modules.flatMap((name) => toLinks(modules.get(name))))].join(''),
  }))

  function find(url: URL) {
    const pathname = url.pathname.slice(paths.desk.length).replace(/\/+$/, '') || '/'
    for (const { page, pattern, links } of pages) {
      const match = pattern.exec({ pathname })
      if (match) return { links, reads: readsOf(page, match.pathname.groups.id, url.search) }
    }
    return { links: '', reads: ['/me'] }
  }

  return (url: URL) => {
    const { links, reads } = find(url)
    return {
      /** What the page reads first, below `/desk/api`. */
      reads,
      write: (answers: Answers): string =>
        [start, links, ...[...answers].map(toAnswerBlock), end].join(''),
    }
  }
}

/** An address with a question may stand for a document that is new or elsewhere. */
function readsOf({ reads }: PageStart, id: string | undefined, question: string): string[] {
  const name = question === '' ? toName(id) : null
  const sure = reads.filter((read) => name !== null || !read.includes(':id'))
  return ['/me', ...sure.map((read) => read.replace(':id', () => name ?? ''))]
}

/** The id as the desk's script writes it; `null` for one that is no text. */
function toName(id: string | undefined): string | null {
  try {
    return encodeURIComponent(decodeURIComponent(id ?? ''))
  } catch {
    return null
  }
}

/** `desk/first-answers.ts` reads it. Not a script: the policy refuses those. */
function toAnswerBlock([read, json]: [string, string]): string {
  const text = json.replaceAll('<', '\\u003c')
  return `<script type="application/json" data-read="${escapeXml(read)}">${text}</script>`
}

function toLinks({ styles, scripts }: DeskFiles = { styles: [], scripts: [] }): string[] {
  return [
    ...styles.map((path) => `<link rel="stylesheet" href="${path}">`),
    ...scripts.map((path) => `<link rel="modulepreload" href="${path}">`),
  ]
}
