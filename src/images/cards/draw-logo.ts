import { colours } from './card-colours.ts'
import type { CardFaces } from './card-faces.ts'

const SIZE = 40
const HOLE = { radius: 12, room: 30 }
const PADDING = 24
const HEIGHT = 64
const BITE = 8

/** A notched ticket whose first `o` is a hole, as in `ui/logo.tsx`. Its lower right corner is at `right`, `bottom`. */
export function drawLogo(
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
