import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { isRecord } from '#lib/is-record.ts'
import { parseJson } from '#lib/parse-json.ts'
import { isTextKind, type TextKind, textKinds } from './rich-text-block.ts'
import { describeLink, toSafeUrl } from './safe-link.ts'

/**
 * Documents are flat, as Prismic's are: one node per block, so that an edit of one block leaves every other
 * node the same object. An item of a list is a list of its own; the styles join neighbours.
 */
export function createRichTextSchema(above: Record<string, NodeSpec> = {}): Schema {
  return new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: textNode('paragraph', 'p'),
      ...Object.fromEntries(
        textKinds
          .filter((kind) => kind !== 'paragraph')
          .map((kind) => [kind, textNode(kind, TAGS[kind])]),
      ),
      card,
      hard_break: hardBreak,
      text: { group: 'inline' },
      ...above,
    },
    marks: { hyperlink, label, strong, em, kept },
  })
}

const TAGS: Record<TextKind, string> = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  'list-item': 'ul',
  'o-list-item': 'ol',
  preformatted: 'pre',
}

/** `rest` is whatever else the stored block holds: its direction, its label. */
function textNode(kind: TextKind, tag: string): NodeSpec {
  const isItem = kind.endsWith('list-item')
  return {
    group: 'block',
    content: kind === 'preformatted' ? 'text*' : 'inline*',
    attrs: { rest: { default: null } },
    defining: kind !== 'paragraph',
    code: kind === 'preformatted',
    parseDOM: [
      {
        tag: isItem ? `${tag} > li` : tag,
        preserveWhitespace: kind === 'preformatted' ? 'full' : true,
        getAttrs: (dom) => ({
          rest: dom.getAttribute('dir') === 'rtl' ? { direction: 'rtl' } : null,
        }),
      },
    ],
    toDOM: (node): DOMOutputSpec => {
      const attributes = toAttributes(node.attrs.rest ?? {})
      return isItem ? [tag, attributes, ['li', 0]] : [tag, attributes, 0]
    },
  }
}

/** `type` and `depth` are those of blocks of a page. */
function toAttributes({ direction, type, depth }: Record<string, unknown>): Record<string, string> {
  return {
    ...(direction === 'rtl' && { dir: 'rtl' }),
    ...(typeof type === 'string' && { 'data-kind': type }),
    ...(typeof depth === 'number' && depth > 0 && { 'data-depth': String(Math.min(depth, 6)) }),
  }
}

/** A block that is not text. It is kept as it is, and can be moved and deleted. */
const card: NodeSpec = {
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { block: {} },
  parseDOM: [
    { tag: 'div[data-card]', getAttrs: (dom) => readBlock(dom.getAttribute('data-card')) },
  ],
  toDOM: (node) => ['div', { 'data-card': JSON.stringify(node.attrs.block) }],
}

/** One character, as the line break in the stored text. */
const hardBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  leafText: () => '\n',
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
}

const strong: MarkSpec = {
  parseDOM: [{ tag: 'strong' }],
  toDOM: () => ['strong', 0],
}

const em: MarkSpec = {
  parseDOM: [{ tag: 'em' }],
  toDOM: () => ['em', 0],
}

const label: MarkSpec = {
  attrs: { data: {} },
  excludes: '',
  parseDOM: [
    {
      tag: 'span[data-label]',
      getAttrs: (dom) => ({ data: { label: dom.getAttribute('data-label') } }),
    },
  ],
  toDOM: (mark) => ['span', { 'data-label': String(mark.attrs.data?.label ?? '') }, 0],
}

const hyperlink: MarkSpec = {
  attrs: { data: {} },
  inclusive: false,
  parseDOM: [
    { tag: 'a[data-link]', getAttrs: (dom) => readLink(dom.getAttribute('data-link')) },
    { tag: 'a[href]', getAttrs: (dom) => readHref(dom.getAttribute('href')) },
  ],
  // No `href`: nothing in an editor may lead away by a click.
  toDOM: (mark) => [
    'a',
    { 'data-link': JSON.stringify(mark.attrs.data), title: describeLink(mark.attrs.data ?? {}) },
    0,
  ],
}

/** A mark of a kind that the editor does not know. */
const kept: MarkSpec = {
  attrs: { type: {}, data: { default: undefined } },
  excludes: '',
  inclusive: false,
  parseDOM: [],
  toDOM: (mark) => ['span', { 'data-kept': String(mark.attrs.type) }, 0],
}

function readBlock(text: string | null): Attrs | false {
  const block = parseJson(text ?? '')
  if (!isRecord(block) || !('type' in block)) return false
  return !isTextKind(String(block.type)) && { block }
}

function readLink(text: string | null): Attrs | false {
  const data = parseJson(text ?? '')
  if (!isRecord(data)) return false
  const isSafe = data.link_type === 'Document' || toSafeUrl(String(data.url ?? '')) !== null
  return isSafe && { data }
}

function readHref(href: string | null): Attrs | false {
  const url = toSafeUrl(href ?? '')
  return url === null ? false : { data: { link_type: 'Web', url } }
}
