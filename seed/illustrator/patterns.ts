import { circle, path, rect, short } from './shapes.ts'

/** Ground, main line and accent. */
export type Inks = readonly [ground: string, line: string, accent: string]

type Tile = { width: number; height: number; body: string; transform?: string }

const CORNERS_OF = (size: number) =>
  [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ] as const
const DIAGONALS = [45, 135, 225, 315]

/** Tiles from old houses, shops and buses of Singapore, each repeated over the whole ground. */
export const patterns: Record<string, (inks: Inks) => Tile> = {
  peranakan: ([ground, line, accent]) => ({
    width: 200,
    height: 200,
    body:
      rect([0, 0, 200, 200], ground) +
      CORNERS_OF(200)
        .map(
          ([x, y]) => circle(x, y, 66, line) + circle(x, y, 46, ground) + circle(x, y, 24, accent),
        )
        .join('') +
      [0, 90, 180, 270]
        .map((turn) => turned(turn, path('M100 92C78 74 78 48 100 30C122 48 122 74 100 92Z', line)))
        .join('') +
      DIAGONALS.map((turn) =>
        turned(turn, `<ellipse cx="100" cy="62" rx="8" ry="18" fill="${accent}"/>`),
      ).join('') +
      circle(100, 100, 15, accent),
  }),
  kawung: ([ground, line, accent]) => ({
    width: 160,
    height: 160,
    body:
      rect([0, 0, 160, 160], ground) +
      [[80, 80] as const, ...CORNERS_OF(160)]
        .map(([x, y]) => kawungFlower(x, y, [ground, line, accent]))
        .join('') +
      (
        [
          [80, 0],
          [0, 80],
          [160, 80],
          [80, 160],
        ] as const
      )
        .map(([x, y]) => path(`M${x} ${y - 13}l13 13-13 13-13-13z`, accent))
        .join(''),
  }),
  voiddeck: ([ground, line, accent]) => ({
    width: 160,
    height: 160,
    body:
      rect([0, 0, 160, 160], line) +
      (
        [
          [0, 0],
          [80, 0],
          [0, 80],
          [80, 80],
        ] as const
      )
        .map(
          ([x, y], i) =>
            `<rect x="${x + 6}" y="${y + 6}" width="68" height="68" rx="8" fill="${ground}"/>` +
            (i % 3 === 0
              ? `<path d="M${x + 10} ${y + 40}H${x + 70}M${x + 40} ${y + 10}V${y + 70}" stroke="${accent}" stroke-width="10"/>${circle(x + 40, y + 40, 13, accent)}`
              : `<circle cx="${x + 40}" cy="${y + 40}" r="24" fill="none" stroke="${line}" stroke-width="10"/>`),
        )
        .join(''),
  }),
  breeze: ([ground, line]) => ({
    width: 120,
    height: 200,
    body:
      rect([0, 0, 120, 200], ground) +
      (
        [
          [10, 8],
          [70, 8],
          [-20, 108],
          [40, 108],
          [100, 108],
        ] as const
      )
        .map(([x, y]) => `<rect x="${x}" y="${y}" width="40" height="84" rx="20" fill="${line}"/>`)
        .join(''),
  }),
  octagon: ([ground, line, accent]) => ({
    width: 150,
    height: 150,
    body:
      rect([0, 0, 150, 150], line) +
      path('M46 5H104L145 46V104L104 145H46L5 104V46Z', ground) +
      CORNERS_OF(150)
        .map(([x, y]) =>
          path(`M${x} ${y - 38}L${x + 38} ${y}L${x} ${y + 38}L${x - 38} ${y}Z`, accent),
        )
        .join('') +
      path('M75 52L98 75L75 98L52 75Z', line),
  }),
  hex: ([ground, line, accent]) => {
    const width = short(Math.sqrt(3) * HEX_SIDE)
    const height = 3 * HEX_SIDE
    const cells = [-1, 0, 1, 2, 3].map(
      (i) =>
        hexagon(i * width, 0, i % 3 ? ground : accent) +
        hexagon(i * width, height, i % 3 ? ground : accent) +
        hexagon((i + 0.5) * width, height / 2, (i + 3) % 3 === 1 ? accent : ground),
    )
    const three = short(width * 3)
    return { width: three, height, body: rect([0, 0, three, height], line) + cells.join('') }
  },
  scallop: ([ground, line, accent]) => ({
    width: 160,
    height: 160,
    body:
      rect([0, 0, 160, 160], ground) +
      [240, 160, 80, 0]
        .flatMap((y) => (y % 160 === 0 ? [0, 160] : [-80, 80, 240]).map((x) => [x, y] as const))
        .map(
          ([x, y]) =>
            circle(x, y, 80, line) +
            circle(x, y, 66, ground) +
            circle(x, y, 38, line) +
            circle(x, y, 18, accent),
        )
        .join(''),
  }),
  parang: ([ground, line, accent]) => ({
    width: 180,
    height: 90,
    transform: 'rotate(-38)',
    body:
      rect([0, 0, 180, 90], ground) +
      `<path d="M-10 30C20 -2 50 62 80 30S140 62 190 30" stroke="${line}" stroke-width="26" fill="none"/>` +
      `<path d="M0 30C25 6 52 54 80 30S138 54 180 30" stroke="${ground}" stroke-width="5" fill="none"/>` +
      [0, 45, 90, 135, 180].map((x) => path(`M${x} 64l10 10-10 10-10-10z`, accent)).join(''),
  }),
  checker: ([ground, line, accent]) => ({
    width: 160,
    height: 160,
    body:
      rect([0, 0, 160, 160], ground) +
      path('M0 0H80V80H0ZM80 80H160V160H80Z', line) +
      (
        [
          [120, 40],
          [40, 120],
        ] as const
      )
        .map(([x, y]) => `<g transform="translate(${x} ${y})">${path(SPARK, accent)}</g>`)
        .join(''),
  }),
  tarp: ([ground, line, accent]) => ({
    width: 180,
    height: 180,
    body:
      rect([0, 0, 180, 180], ground) +
      `<g opacity=".75">${rect([20, 0, 44, 180], line)}${rect([92, 0, 10, 180], accent)}` +
      `${rect([0, 20, 180, 44], line)}${rect([0, 92, 180, 10], accent)}</g>` +
      rect([20, 20, 44, 44], accent),
  }),
  shutters: ([ground, line, accent]) => ({
    width: 200,
    height: 300,
    body:
      rect([0, 0, 200, 300], ground) +
      [14, 114]
        .map(
          (x) =>
            `${Array.from(
              { length: 9 },
              (_, i) =>
                `<rect x="${x}" y="${14 + i * 26}" width="72" height="14" rx="7" fill="${line}"/>`,
            ).join('')}<rect x="${x}" y="254" width="72" height="34" rx="6" fill="${accent}"/>`,
        )
        .join(''),
  }),
}

const SPARK = 'M0 -24C6 -8 8 -6 24 0C8 6 6 8 0 24C-6 8 -8 6 -24 0C-8 -6 -6 -8 0 -24Z'
const HEX_SIDE = 46

function turned(degrees: number, inner: string): string {
  return `<g transform="rotate(${degrees} 100 100)">${inner}</g>`
}

function kawungFlower(x: number, y: number, [ground, line, accent]: Inks): string {
  const petals = DIAGONALS.map(
    (turn) =>
      `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y - 32}" rx="19" ry="28" fill="${line}"/>` +
      `<ellipse cx="${x}" cy="${y - 32}" rx="4" ry="13" fill="${ground}"/></g>`,
  )
  return petals.join('') + circle(x, y, 6, accent)
}

function hexagon(x: number, y: number, fill: string): string {
  const [half, side] = [short((Math.sqrt(3) * HEX_SIDE) / 2) - 3, HEX_SIDE]
  const [left, right] = [short(x - half), short(x + half)]
  return path(
    `M${short(x)} ${y - side + 4}L${right} ${y - side / 2 + 2}V${y + side / 2 - 2}` +
      `L${short(x)} ${y + side - 4}L${left} ${y + side / 2 - 2}V${y - side / 2 + 2}Z`,
    fill,
  )
}
