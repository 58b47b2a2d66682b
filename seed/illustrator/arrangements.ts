import type { Palette } from './artwork.ts'
import type { Chance } from './chance.ts'
import { contrast, mix } from './colour.ts'
import type { CoverColours } from './cover-colours.ts'
import { archPath, circle, path, rect, scallopPath, short, TICKET_PATH } from './shapes.ts'

/** What an arrangement draws with. It draws over the ground. */
export type Desk = {
  palette: Palette
  colours: CoverColours
  chance: Chance
  /** Houses and the like stand; all else may lean. */
  upright: boolean
  /** Degrees; 0 for what stands upright. */
  tilt: number
  flip: boolean
  mayFlip: boolean
}

type Placed = { x: number; y: number; size: number; turn?: number; flip?: boolean }

/** How often each is chosen, in shares of all. */
export const weights = {
  medallion: 4,
  arch: 3,
  diamond: 3,
  ticket: 2,
  windows: 2,
  panels: 3,
  crop: 4,
  trio: 3,
  repeat: 2,
  split: 3,
  stall: 3,
}

export type Arrangement = keyof typeof weights

/** Those that put a plain panel behind the motif. */
export const withPanel: readonly Arrangement[] = [
  'medallion',
  'arch',
  'diamond',
  'ticket',
  'windows',
  'panels',
]

export const arrangements: Record<Arrangement, (desk: Desk) => string> = {
  medallion({ palette, colours: { panel, edge }, chance, tilt, flip }) {
    const rim = scallopPath(418, chance.pick([14, 18, 22]))
    const stitches = `<circle cx="800" cy="500" r="386" fill="none" stroke="${edge}" stroke-width="6" stroke-dasharray="2 20" stroke-linecap="round"/>`
    return (
      shadow(rim, palette) +
      path(rim, edge) +
      circle(800, 500, 410, panel) +
      stitches +
      motif({ x: 800, y: 500, size: 640, turn: tilt, flip })
    )
  },
  arch({ palette, colours: { panel, edge }, tilt, flip }) {
    const outer = archPath(360, 40, [880, 1000])
    return (
      shadow(outer, palette, [20, 0]) +
      path(outer, edge) +
      path(archPath(392, 72, [816, 1000]), panel) +
      `<path d="${archPath(420, 100, [760, 1000])}" fill="none" stroke="${edge}" stroke-width="6"/>` +
      `<rect x="300" y="930" width="1000" height="80" rx="14" fill="${edge}"/>` +
      `<rect x="300" y="930" width="1000" height="12" fill="${palette.d}" opacity=".22"/>` +
      motif({ x: 800, y: 560, size: 720, turn: tilt * 0.4, flip })
    )
  },
  diamond({ palette, colours: { panel, edge }, tilt, flip }) {
    const outer = 'M800 -60L1400 500L800 1060L200 500Z'
    return (
      shadow(outer, palette, [0, 26]) +
      path(outer, edge) +
      path('M800 -20L1356 500L800 1020L244 500Z', panel) +
      `<path d="M800 22L1310 500L800 978L290 500Z" fill="none" stroke="${edge}" stroke-width="6" stroke-dasharray="26 18"/>` +
      motif({ x: 800, y: 500, size: 640, turn: tilt, flip })
    )
  },
  ticket({ palette, colours: { panel, edge, inks }, tilt, flip }) {
    return (
      `<g transform="rotate(${short(tilt * 0.6)} 800 500)">` +
      shadow(TICKET_PATH, palette, [18, 22]) +
      path(TICKET_PATH, panel) +
      `<path d="M1080 226V774" stroke="${palette.d}" stroke-width="12" stroke-linecap="round" stroke-dasharray=".1 30"/>` +
      `<path d="M196 196H1010M196 804H1010" stroke="${edge}" stroke-width="8" stroke-dasharray="40 16"/>` +
      motif({ x: 612, y: 500, size: 640, turn: -tilt * 0.3, flip }) +
      motif({ x: 1264, y: 500, size: 270, flip }) +
      circle(1264, 240, 30, inks[0]) +
      circle(1264, 760, 30, inks[0]) +
      '</g>'
    )
  },
  windows(desk) {
    const {
      palette,
      colours: { panel, second, edge },
      flip,
    } = desk
    const windows = (
      [
        [50, 150, 440, second],
        [530, 40, 540, panel],
        [1110, 150, 440, second],
      ] as const
    ).map(([x, y, width, fill]) => {
      const outer = archPath(x, y, [width, 900 - y])
      return (
        shadow(outer, palette, [14, 14]) +
        path(outer, edge) +
        path(archPath(x + 24, y + 24, [width - 48, 880 - y]), fill)
      )
    })
    return (
      windows.join('') +
      motif({ x: 800, y: 560, size: 500, flip }) +
      motif({ x: 270, y: 600, size: 370, turn: lean(desk, -6), flip }) +
      motif({ x: 1330, y: 600, size: 370, turn: lean(desk, 6), flip: mirrored(desk, !flip) }) +
      rect([0, 880, 1600, 70], edge) +
      `<rect y="936" width="1600" height="14" fill="${palette.d}" opacity=".22"/>`
    )
  },
  stall({ palette, tilt, flip }) {
    const { a, c, d } = palette
    const stripes = contrast(a, c) > 1.5 ? [a, c] : [d, c]
    const awning = Array.from({ length: 8 }, (_, i) => {
      const x = i * 200
      return (
        path(`M${x} 0H${x + 200}V130a100 90 0 0 1 -200 0Z`, stripes[i % 2] ?? d) +
        `<path d="M${x} 130a100 90 0 0 0 200 0v-16a100 90 0 0 1 -200 0z" fill="${d}" opacity=".16"/>`
      )
    })
    return (
      rect([0, 850, 1600, 150], stripes[0] ?? d) +
      `<rect y="850" width="1600" height="22" fill="${d}" opacity=".3"/>` +
      dots('M0 930H1600', stripes[1] ?? c, { width: 12, gap: 44 }) +
      `<ellipse cx="800" cy="866" rx="400" ry="30" fill="${d}" opacity=".28"/>` +
      motif({ x: 800, y: 540, size: 690, turn: tilt * 0.3, flip }) +
      awning.join('')
    )
  },
  panels(desk) {
    const { palette, colours, chance, tilt, flip } = desk
    const mainLeft = chance.next() < 0.5
    const mainX = mainLeft ? 40 : 560
    const sideX = mainLeft ? 1080 : 40
    const third = mix(palette.background, palette.d, 0.2)
    const small = { size: 340, flip: mirrored(desk, !flip) }
    return (
      `<rect x="${mainX}" y="40" width="1000" height="920" rx="36" fill="${colours.panel}"/>` +
      `<rect x="${sideX}" y="40" width="480" height="440" rx="36" fill="${colours.second}"/>` +
      `<rect x="${sideX}" y="520" width="480" height="440" rx="36" fill="${third}"/>` +
      motif({ x: mainX + 500, y: 500, size: 740, turn: tilt, flip }) +
      motif({ ...small, x: sideX + 240, y: 260, turn: lean(desk, 12) }) +
      motif({ ...small, x: sideX + 240, y: 740, turn: lean(desk, -12) })
    )
  },
  crop({ palette, colours, chance, tilt, flip }) {
    const side = chance.pick([-1, 1])
    const x = 800 + side * 180
    return (
      circle(x, 640, 560, colours.light) +
      `<circle cx="${x}" cy="640" r="470" fill="${mix(palette.background, palette.c, 0.62)}" opacity=".6"/>` +
      motif({ x: 800 + side * 120, y: 590, size: 1060, turn: tilt * 1.4, flip })
    )
  },
  trio(desk) {
    return (
      `<ellipse cx="800" cy="900" rx="700" ry="70" fill="${desk.palette.d}" opacity=".18"/>` +
      motif({ x: 350, y: 600, size: 520, turn: lean(desk, -10) }) +
      motif({ x: 1250, y: 600, size: 520, turn: lean(desk, 10), flip: mirrored(desk, true) }) +
      motif({ x: 800, y: 490, size: 800, flip: desk.flip })
    )
  },
  repeat(desk) {
    const { panel, second } = desk.colours
    const rows = [0, 1, 2].flatMap((row) => [-1, 0, 1, 2, 3].map((column) => ({ row, column })))
    return rows
      .map(({ row, column }) => {
        const odd = row === 1
        const x = 270 + column * 530 + (odd ? 0 : 265)
        const y = 500 + (row - 1) * 460
        return (
          circle(x, y, 236, odd ? panel : second) +
          motif({ x, y, size: 370, turn: lean(desk, odd ? 6 : -8), flip: mirrored(desk, !odd) })
        )
      })
      .join('')
  },
  split({ palette, colours, chance, tilt, flip }) {
    const { background, c } = palette
    const slanted = chance.next() < 0.5
    const other = chance.pick([colours.light, mix(background, c, 0.7), colours.deep])
    const half = slanted ? path('M0 0H960L640 1000H0Z', other) : rect([0, 600, 1600, 400], other)
    const seam = dots(slanted ? 'M960 0L640 1000' : 'M0 600H1600', c, { width: 14, gap: 40 })
    return half + seam + motif({ x: 800, y: 500, size: 840, turn: tilt, flip })
  },
}

/** The motif itself is drawn once, in `compose-cover.ts`; this puts it somewhere. */
function motif({ x, y, size, turn = 0, flip = false }: Placed): string {
  const scale = size / 200
  const transform = `translate(${x} ${y}) rotate(${short(turn)}) scale(${flip ? -scale : scale} ${scale}) translate(-100 -100)`
  return `<use href="#m" transform="${transform}"/>`
}

function shadow(d: string, { d: dark }: Palette, [x, y] = [16, 18]): string {
  return `<path d="${d}" transform="translate(${x} ${y})" fill="${dark}" opacity=".2"/>`
}

function dots(d: string, colour: string, { width, gap }: { width: number; gap: number }): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray=".1 ${gap}"/>`
}

function lean({ upright }: Desk, degrees: number): number {
  return upright ? 0 : degrees
}

function mirrored({ mayFlip }: Desk, flip: boolean): boolean {
  return flip && mayFlip
}
