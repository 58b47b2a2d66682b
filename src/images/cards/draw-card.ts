import type { SocialCard } from '#lib/node/social-card.ts'
import { colours, toneColours } from './card-colours.ts'
import type { CardFaces } from './card-faces.ts'
import { layout } from './card-layout.ts'
import { type FittedText, fitText } from './fit-text.ts'
import type { Typeface } from './typeface.ts'

const LABEL_SIZE = 28
const NOTE_LINE = { lines: 1, sizes: [30, 28, 26] }
const NOTE_LINES = { lines: 2, sizes: [26] }
const BADGE = { width: 380, lines: 1, sizes: [64, 56, 48, 40] }
const TITLE = { lines: 5, sizes: [92, 84, 76, 70, 64, 58, 52, 46] }
/** The largest sizes are for short texts, because more lines would overlap the note. */
const TITLE_HEIGHT = 340
const BOTTOM = 38
const GAP = 24
const LINE_HEIGHT = 1.08
const { card: whole, sheet, art, words, perforation } = layout

/** Everything but the artwork, which lies below and shows through a hole on the left. */
export function drawCard(card: SocialCard, faces: CardFaces, productName: string): string {
  const inner = card.shape === 'ticket' ? ticketPath() : sheetPath()
  const bottom = sheet.y + sheet.height - BOTTOM
  const logo = drawLogo(faces, productName, { right: words.right, bottom })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}">`,
    // The background also covers the artwork's corners, which makes them round.
    `<path fill="${colours.ground}" fill-rule="evenodd" d="M0 0H${whole.width}V${whole.height}H0Z${inner}"/>`,
    `<clipPath id="sheet"><path d="${inner}"/></clipPath>`,
    `<rect x="${perforation.x}" y="0" width="${whole.width}" height="${whole.height}" fill="${colours.surface}" clip-path="url(#sheet)"/>`,
    card.shape === 'ticket' ? drawPerforation() : '',
    drawWords(card, faces),
    drawNote(card, faces, { right: logo.left - GAP, bottom }),
    drawBadge(card, faces),
    logo.svg,
    '</svg>',
  ].join('')
}

/** Replaces missing artwork: rows of punched holes in the colours of the tone. */
export function drawGround({ tone }: SocialCard): string {
  const { mark, soft } = toneColours[tone]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${art.width}" height="${art.height}">` +
    '<pattern id="p" width="100" height="100" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">' +
    `<rect width="100" height="100" fill="${soft}"/><circle cx="50" cy="50" r="24" fill="${mark}"/>` +
    `<path d="M100 0v100" stroke="${mark}" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 14"/></pattern>` +
    '<rect width="100%" height="100%" fill="url(#p)"/></svg>'
  )
}

function drawWords(card: SocialCard, { display, text }: CardFaces): string {
  const width = words.right - words.x
  const label = fitText(text, card.label, { width, lines: 1, sizes: [LABEL_SIZE] }).lines.join('')
  const { lines, size } = fitTitle(card, display, width)
  const top = sheet.y + 66
  const ink = card.isOver ? colours.muted : colours.ink
  const drawn = lines.map((line, index) => {
    const y = top + 30 + size + index * size * LINE_HEIGHT
    const strike = `<rect x="${words.x}" y="${y - size * 0.27}" width="${display.measure(line, size)}" height="5" fill="${ink}"/>`
    return path(display.toPath(line, { x: words.x, y, size }), ink) + (card.isOver ? strike : '')
  })
  const mark = toneColours[card.tone].mark
  return path(text.toPath(label, { x: words.x, y: top, size: LABEL_SIZE }), mark) + drawn.join('')
}

function fitTitle({ title }: SocialCard, face: Typeface, width: number): FittedText {
  for (const size of TITLE.sizes) {
    const lines = Math.min(TITLE.lines, Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT)))
    const fitted = fitText(face, title, { width, lines, sizes: [size] })
    if (!fitted.isCut) return fitted
  }
  return fitText(face, title, { width, lines: TITLE.lines, sizes: TITLE.sizes.slice(-1) })
}

function drawNote(
  { note, isOver }: SocialCard,
  { text }: CardFaces,
  { right, bottom }: { right: number; bottom: number },
): string {
  const width = right - words.x
  const line = fitText(text, note ?? '', { width, ...NOTE_LINE })
  const { lines, size } = line.isCut ? fitText(text, note ?? '', { width, ...NOTE_LINES }) : line
  const last = bottom - (lines.length > 1 ? 10 : 22)
  return lines
    .map((line, index) => {
      const y = last - (lines.length - 1 - index) * size * 1.2
      return path(
        text.toPath(line, { x: words.x, y, size }),
        isOver ? colours.badge : colours.muted,
      )
    })
    .join('')
}

function drawBadge({ badge, isOver }: SocialCard, { display }: CardFaces): string {
  const text = isOver ? 'Ended' : badge
  if (!text) return ''
  const { lines, size } = fitText(display, text, BADGE)
  const line = lines.join('')
  const [x, height] = [art.x + 36, size * 1.5]
  const y = art.y + art.height - 44 - height
  const width = display.measure(line, size) + size * 0.8
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${isOver ? colours.muted : colours.badge}"/>` +
    path(display.toPath(line, { x: x + size * 0.4, y: y + size * 1.07, size }), '#fff')
  )
}

function drawPerforation(): string {
  const { x, bite, dot, gap } = perforation
  const [from, to] = [sheet.y + bite + gap, sheet.y + sheet.height - bite - gap / 2]
  return `<path d="M${x} ${from}V${to}" stroke="${colours.ground}" stroke-width="${2 * dot}" stroke-linecap="round" stroke-dasharray=".1 ${gap}"/>`
}

function sheetPath(): string {
  const { x, y, width, height, radius: r } = sheet
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}` +
    `a${r} ${r} 0 0 1 ${r} ${-r}z`
  )
}

/** Notches at the top and bottom of the perforation. */
function ticketPath(): string {
  const { x, y, width, height, radius: r } = sheet
  const { x: tear, bite: b } = perforation
  const [left, right] = [tear - b - x - r, x + width - r - tear - b]
  return (
    `M${x + r} ${y}h${left}a${b} ${b} 0 0 0 ${2 * b} 0h${right}a${r} ${r} 0 0 1 ${r} ${r}` +
    `v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-right}a${b} ${b} 0 0 0 ${-2 * b} 0h${-left}` +
    `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
  )
}

function path(d: string, fill: string): string {
  return `<path fill="${fill}" d="${d}"/>`
}

const SIZE = 40
const HOLE = { radius: 12, room: 30 }
const PADDING = 24
const HEIGHT = 64
const BITE = 8

/** A notched ticket whose first `o` is a hole, as in `ui/logo.tsx`. Its lower right corner is at `right`, `bottom`. */
function drawLogo(
  { display }: CardFaces,
  name: string,
  at: { right: number; bottom: number },
): { svg: string; left: number } {
  const [start = '', ...rest] = name.toLowerCase().split('o')
  const end = rest.join('o')
  const hole = rest.length > 0 ? HOLE.room : 0
  const startWidth = display.measure(start, SIZE)
  const width = 2 * PADDING + startWidth + hole + display.measure(end, SIZE)
  const [x, y] = [at.right - width, at.bottom - HEIGHT]
  const base = y + 45
  const letters =
    display.toPath(start, { x: x + PADDING, y: base, size: SIZE }) +
    display.toPath(end, { x: x + PADDING + startWidth + hole, y: base, size: SIZE })
  const centre = x + PADDING + startWidth + hole / 2
  const punched = `<circle cx="${centre}" cy="${base - 10}" r="${HOLE.radius}" fill="${colours.coupon}"/>`
  const svg =
    `<path fill="${colours.brand}" d="${bitten({ x, y, width })}"/>` +
    `<path fill="#fff" d="${letters}"/>${hole ? punched : ''}`
  return { svg, left: x }
}

function bitten({ x, y, width }: { x: number; y: number; width: number }): string {
  const corner = 10
  const side = (HEIGHT - 2 * corner - 2 * BITE) / 2
  const across = width - 2 * corner
  return (
    `M${x + corner} ${y}h${across}q${corner} 0 ${corner} ${corner}v${side}` +
    `a${BITE} ${BITE} 0 0 0 0 ${2 * BITE}v${side}q0 ${corner} ${-corner} ${corner}h${-across}` +
    `q${-corner} 0 ${-corner} ${-corner}v${-side}a${BITE} ${BITE} 0 0 0 0 ${-2 * BITE}v${-side}` +
    `q0 ${-corner} ${corner} ${-corner}z`
  )
}
