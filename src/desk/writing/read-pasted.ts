import type { AllowedKinds } from './allowed-kinds.ts'
import type { Blocks } from './block-keeper.ts'
import { createPastedText, type PastedMark } from './pasted-text.ts'
import type { TextKind } from './rich-text-block.ts'
import { toSafeUrl } from './safe-link.ts'
import { withoutHandlers } from './without-handlers.ts'

type PastedText = ReturnType<typeof createPastedText>

type Place = {
  text: PastedText
  allowed: AllowedKinds
  marks: readonly PastedMark[]
  /** The kind of words that are in no other block. */
  kind: TextKind
  list: TextKind | null
}

const SKIPPED = /^(style|script|head|meta|title|template|noscript|svg|math|iframe|object)$/
const BLOCK =
  /^(p|div|section|article|aside|main|header|footer|nav|address|blockquote|figure|figcaption|dl|dt|dd|table|tr|form|fieldset|h[1-6]|ul|ol|li|pre|hr|body)$/

/**
 * The words of a page, of a word processor or of a document on the web, with the headings, lists, links and emphasis
 * that the field allows, and nothing else. The document is inert: nothing in it loads or runs.
 */
export function readPasted(html: string, allowed: AllowedKinds): Blocks {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  const text = createPastedText()
  text.flush(allowed.first)
  readChildren(body, { text, allowed, marks: [], kind: allowed.first, list: null })
  text.flush(allowed.first)
  return text.blocks()
}

function readChildren(parent: Element, place: Place): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) place.text.add(child.nodeValue ?? '', place.marks)
    else if (child.nodeType === 1) readElement(child as Element, place)
  }
}

function readElement(element: Element, place: Place): void {
  const name = element.localName
  const style = element.getAttribute('data-style') ?? ''
  if (SKIPPED.test(name) || /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style))
    return
  if (name === 'br') {
    if (!element.classList.contains('Apple-interchange-newline')) place.text.addBreak()
  } else if (name === 'td' || name === 'th') {
    if (!place.text.isEmpty()) place.text.add(' ', [])
    readChildren(element, { ...place, marks: withMarks(element, style, place) })
  } else if (BLOCK.test(name)) readBlock(element, style, place)
  else readChildren(element, { ...place, marks: withMarks(element, style, place) })
}

function readBlock(element: Element, style: string, place: Place): void {
  const name = element.localName
  const { text, allowed } = place
  if (name === 'ul' || name === 'ol') {
    const list = toAllowed(name === 'ol' ? 'o-list-item' : 'list-item', allowed)
    text.flush(place.kind)
    readChildren(element, { ...place, list })
    text.flush(place.kind)
    return
  }
  if (place.list !== null && name !== 'li') {
    // A paragraph in an item of a list is a line of it.
    if (!text.isEmpty()) text.addBreak()
    readChildren(element, { ...place, marks: withMarks(element, style, place) })
    return
  }
  const kind = kindOf(element, style, place)
  text.flush(kind)
  const marks = kind.startsWith('heading') ? [] : withMarks(element, style, place)
  readChildren(element, { ...place, kind, marks })
  text.flush(place.kind)
}

function kindOf(element: Element, style: string, { allowed, list, kind }: Place): TextKind {
  const name = element.localName
  if (name === 'li') return list ?? toAllowed('list-item', allowed)
  if (name === 'pre') return toAllowed('preformatted', allowed)
  if (/^h[1-6]$/.test(name)) return toAllowed(`heading${name.at(1)}` as TextKind, allowed)
  // Word's lists are paragraphs whose mark is a text of its own.
  if (/mso-list:\s*(?!ignore)/i.test(style)) {
    const mark = element.querySelector('[data-style*="mso-list" i]')?.textContent ?? ''
    const isOrdered = /^\s*(\d+|[a-z]|[ivxl]+)[.)]/i.test(mark)
    return toAllowed(isOrdered ? 'o-list-item' : 'list-item', allowed)
  }
  return kind
}

/** The kind, or the nearest one that the field allows. */
function toAllowed(kind: TextKind, { kinds, first }: AllowedKinds): TextKind {
  if (kinds.includes(kind)) return kind
  if (!kind.startsWith('heading')) return first
  const level = Number(kind.at(-1))
  const levels = kinds.filter((one) => one.startsWith('heading')).map((one) => Number(one.at(-1)))
  const [nearest] = levels.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level))
  return nearest === undefined ? first : (`heading${nearest}` as TextKind)
}

function withMarks(element: Element, style: string, place: Place): readonly PastedMark[] {
  const { allowed, kind } = place
  if (kind === 'preformatted') return []
  const name = element.localName
  let marks = place.marks
  const set = (type: string, isOn: boolean | null) => {
    if (isOn === null || !allowed.marks.has(type)) return
    marks = marks.filter((mark) => mark.type !== type)
    if (isOn) marks = [...marks, { type }]
  }
  // A heading is bold already.
  if (!kind.startsWith('heading')) set('strong', isBold(name, style))
  set('em', isItalic(name, style))
  const url = name === 'a' ? toSafeUrl(unwrapRedirect(element.getAttribute('href') ?? '')) : null
  if (url !== null && !url.startsWith('#') && allowed.marks.has('hyperlink')) {
    const data = { link_type: 'Web', url }
    marks = [...marks.filter(({ type }) => type !== 'hyperlink'), { type: 'hyperlink', data }]
  }
  const isCode = /^(code|kbd|samp|tt)$/.test(name) && allowed.labels.includes('code')
  return isCode ? [...marks, { type: 'label', data: { label: 'code' } }] : marks
}

/** Google's documents are wrapped in `<b style="font-weight:normal">`. `null` where nothing is said. */
function isBold(name: string, style: string): boolean | null {
  const weight = /(?:^|[;\s])font-weight:\s*([\w-]+)/i.exec(style)?.[1]
  if (weight !== undefined) return /^(bold|bolder|[6-9]\d\d)$/i.test(weight)
  return name === 'b' || name === 'strong' ? true : null
}

function isItalic(name: string, style: string): boolean | null {
  const slant = /(?:^|[;\s])font-style:\s*([\w-]+)/i.exec(style)?.[1]
  if (slant !== undefined) return /^(italic|oblique)$/i.test(slant)
  return name === 'i' || name === 'em' || name === 'cite' ? true : null
}

/** Links in Google's documents go through a page that counts them. */
function unwrapRedirect(href: string): string {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? href
}
