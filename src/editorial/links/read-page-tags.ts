import { decodeEntities } from '#lib/node/decode-entities.ts'
import type { Work } from '#lib/node/work.ts'

/** What the head of a page says, and its structured data wherever it is. */
export type PageTags = {
  title: string | null
  /** The first content of each name or property. What follows `<body>` may be anybody's. */
  meta: ReadonlyMap<string, string>
  /** Texts of JSON-LD. */
  data: readonly string[]
}

type Tag = { name: string; attributes: Map<string, string>; end: number }

/** Their content is not markup. */
const RAW = ['script', 'style', 'title', 'textarea', 'noscript', 'template']
/** Longer structured data is not read. */
const MOST_DATA = 200_000
const MOST_SCRIPTS = 20
/** The most attributes of a tag. Further ones are skipped, because a tag is read without a pause. */
const MOST_ATTRIBUTES = 50
const TAG_NAME = /[a-z][a-z0-9:-]*/iy
const TAG_END = /[\s/]*>?/y
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/y

/** Goes through any markup only once, because a page of another site must not hold up this one. */
export function* readPageTags(html: string): Work<PageTags> {
  const meta = new Map<string, string>()
  const data: string[] = []
  let title: string | null = null
  let isHead = true
  for (let at = html.indexOf('<'); at >= 0; ) {
    yield
    const tag = html.startsWith('<!--', at) ? null : readTag(html, at + 1)
    if (!tag) {
      at = html.indexOf('<', skipComment(html, at))
      continue
    }
    const { name, attributes } = tag
    const end = RAW.includes(name) ? findClosing(html, name, tag.end) : tag.end
    if (name === 'body') isHead = false
    if (name === 'meta' && isHead) addMeta(meta, attributes)
    if (name === 'title' && isHead) title ??= toLine(html.slice(tag.end, end))
    if (isData(name, attributes) && data.length < MOST_SCRIPTS && end - tag.end <= MOST_DATA) {
      data.push(html.slice(tag.end, end))
    }
    at = html.indexOf('<', end)
  }
  return { title, meta, data }
}

function skipComment(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return at + 1
  const end = html.indexOf('-->', at + 4)
  return end < 0 ? html.length : end + 3
}

/** `null` for a closing tag, and for anything but a tag. */
function readTag(html: string, from: number): Tag | null {
  TAG_NAME.lastIndex = from
  const name = TAG_NAME.exec(html)?.[0].toLowerCase()
  if (name === undefined) return null
  const attributes = new Map<string, string>()
  let end = from + name.length
  for (let count = 0; count < MOST_ATTRIBUTES; count++) {
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(html)
    if (!found) return { name, attributes, end: toEnd(html, end) }
    const [whole, written = '', double, single, bare] = found
    const key = written.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
    end += whole.length
  }
  const closed = html.indexOf('>', end)
  return { name, attributes, end: closed < 0 ? html.length : closed + 1 }
}

/** After the `>` of a tag whose attributes end here. */
function toEnd(html: string, at: number): number {
  TAG_END.lastIndex = at
  return at + (TAG_END.exec(html)?.[0].length ?? 0)
}

function findClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

function addMeta(meta: Map<string, string>, attributes: ReadonlyMap<string, string>): void {
  const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
  const content = toLine(attributes.get('content') ?? '')
  if (name !== '' && content !== '' && !meta.has(name)) meta.set(name, content)
}

function isData(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const type = attributes.get('type')?.split(';')[0]?.trim().toLowerCase()
  return name === 'script' && type === 'application/ld+json'
}

/** Longer texts are not titles, summaries or addresses. */
const MOST_TEXT = 2000

function toLine(text: string): string {
  return decodeEntities(text.slice(0, MOST_TEXT))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
