import type { Random } from '../bench/seeded-random.ts'

// Rich text as repositories hold it: every kind of block and mark, and the odd ones that old tools have left.

type Made = Record<string, unknown> & { type: string }

export function generatedRichText(random: Random): Made[] {
  const length = random.next() < 0.1 ? 0 : random.between(1, 12)
  return Array.from({ length }, () => generatedBlock(random))
}

function generatedBlock(random: Random): Made {
  const dice = random.next()
  if (dice < 0.06) return { ...PICTURE, alt: words(random, 4) || null }
  if (dice < 0.1)
    return {
      type: 'embed',
      oembed: { embed_url: 'https://video.example/1', type: 'video', html: '<i>x</i>' },
    }
  if (dice < 0.12)
    return { type: 'hologram', text: words(random, 3), spans: [], depth: [1, { a: null }] }
  const text = generatedText(random)
  const spans = Array.from({ length: random.between(0, 5) }, () => generatedSpan(random, text))
  const block: Made = { type: random.pick(KINDS), text, spans }
  if (random.next() < 0.1) block.direction = 'rtl'
  if (random.next() < 0.05) return { label: 'intro', ...block }
  if (random.next() < 0.03) return { spans, text, type: block.type }
  return block
}

function generatedText(random: Random): string {
  if (random.next() < 0.1) return ''
  return Array.from({ length: random.between(1, 14) }, () => random.pick(WORDS)).join(
    random.pick([' ', ' ', ' ', '\n', '  ']),
  )
}

function generatedSpan(random: Random, text: string): Made {
  const start = random.between(0, text.length)
  const end = random.next() < 0.05 ? text.length + 9 : random.between(start, text.length)
  const type = random.pick(['strong', 'em', 'label', 'hyperlink', 'hyperlink', 'underline'])
  const place = random.next() < 0.5 ? { type, start, end } : { start, end, type }
  if (type === 'label') return { ...place, data: { label: random.pick(['code', 'price']) } }
  return type === 'hyperlink' ? { ...place, data: random.pick(LINKS) } : (place as Made)
}

function words(random: Random, most: number): string {
  return Array.from({ length: random.between(0, most) }, () => random.pick(WORDS)).join(' ')
}

const KINDS = [
  ...['paragraph', 'paragraph', 'paragraph', 'heading1', 'heading2', 'heading3', 'heading4'],
  ...['heading5', 'heading6', 'list-item', 'list-item', 'o-list-item', 'preformatted'],
]
const WORDS = [
  'kopi',
  'teh',
  '咖椰',
  '☕️',
  '👩🏽‍🍳',
  'קפה',
  '<b>',
  '&amp;',
  '\u00a0',
  'toast',
  'a\tb',
  'e\u0301',
]
const PICTURE = {
  type: 'image',
  id: 'p1',
  url: '/images/p1/cup?auto=compress,format',
  copyright: null,
  dimensions: { width: 320, height: 200 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  linkTo: { link_type: 'Web', url: 'https://lobang.example/' },
}
const LINKS = [
  { link_type: 'Web', url: 'https://lobang.example/a?b=1', target: '_blank' },
  { link_type: 'Web', url: 'mailto:desk@lobang.example' },
  {
    link_type: 'Document',
    id: 'd1',
    type: 'deal',
    uid: 'kopi',
    tags: [],
    lang: 'en-sg',
    isBroken: false,
  },
  {
    link_type: 'Media',
    name: 'menu.pdf',
    kind: 'document',
    url: 'https://files.example/menu.pdf',
    size: '42',
  },
  { link_type: 'Any' },
]
