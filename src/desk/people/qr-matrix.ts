// QR codes of ISO/IEC 18004: bytes, the lowest error correction (screens are clean), versions 1 to 9, one mask.

type Version = {
  /** Bytes of data in each block. */
  data: number
  blocks: number
  /** Bytes for correction in each block. */
  correction: number
  /** Middles of the alignment patterns. */
  alignment: readonly number[]
}

const versions: readonly Version[] = [
  { data: 19, blocks: 1, correction: 7, alignment: [] },
  { data: 34, blocks: 1, correction: 10, alignment: [6, 18] },
  { data: 55, blocks: 1, correction: 15, alignment: [6, 22] },
  { data: 80, blocks: 1, correction: 20, alignment: [6, 26] },
  { data: 108, blocks: 1, correction: 26, alignment: [6, 30] },
  { data: 68, blocks: 2, correction: 18, alignment: [6, 34] },
  { data: 78, blocks: 2, correction: 20, alignment: [6, 22, 38] },
  { data: 97, blocks: 2, correction: 24, alignment: [6, 24, 42] },
  { data: 116, blocks: 2, correction: 30, alignment: [6, 26, 46] },
]

/** Level L with mask 0, and its check bits. */
const FORMAT = withCheckBits(0b01_000, { bits: 10, divisor: 0x537 }) ^ 0x5412

/** Whether each module is dark, row by row; `null` for a text of more than 230 bytes. */
export function toQrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const place = versions.findIndex(({ data, blocks }) => bytes.length + 2 <= data * blocks)
  const version = versions[place]
  if (!version) return null
  const size = 21 + 4 * place
  const grid = createGrid(size)
  drawPatterns(grid, version, place + 1)
  drawData(grid, toCodewords(bytes, version))
  return grid.dark
}

function createGrid(size: number) {
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const [dark, isFixed] = [rows(), rows()]
  return {
    size,
    dark,
    isFixed: (x: number, y: number) => isFixed[y]?.[x] ?? true,
    set(x: number, y: number, isDark: boolean, { fixed = true } = {}): void {
      const [row, fixedRow] = [dark[y], isFixed[y]]
      if (!row || !fixedRow || x < 0 || x >= size) return
      row[x] = isDark
      if (fixed) fixedRow[x] = true
    },
  }
}

type Grid = ReturnType<typeof createGrid>

function drawPatterns(grid: Grid, { alignment }: Version, version: number): void {
  const { size, set } = grid
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(grid, { x, y, radius: 4, isDark: (ring) => ring !== 2 && ring !== 4 })
  }
  const last = alignment.length - 1
  for (const [i, x] of alignment.entries()) {
    for (const [j, y] of alignment.entries()) {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
      if (!isCorner) drawRings(grid, { x, y, radius: 2, isDark: (ring) => ring !== 1 })
    }
  }
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

type Rings = { x: number; y: number; radius: number; isDark: (ring: number) => boolean }

function drawRings({ set }: Grid, { x, y, radius, isDark }: Rings): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function drawFormat({ size, set }: Grid): void {
  const bit = (place: number) => ((FORMAT >>> place) & 1) === 1
  for (let place = 0; place < 15; place++) {
    // Around the first corner, past the timing patterns.
    const near = place < 6 ? place : place + 1
    if (place < 8) set(8, near, bit(place))
    else set(place === 8 ? 7 : 14 - place, 8, bit(place))
    // Shared between the two other corners.
    if (place < 8) set(size - 1 - place, 8, bit(place))
    else set(8, size - 15 + place, bit(place))
  }
  set(8, size - 8, true)
}

function drawVersion({ size, set }: Grid, version: number): void {
  const bits = withCheckBits(version, { bits: 12, divisor: 0x1f25 })
  for (let place = 0; place < 18; place++) {
    const [a, b] = [size - 11 + (place % 3), Math.floor(place / 3)]
    const isDark = ((bits >>> place) & 1) === 1
    set(a, b, isDark)
    set(b, a, isDark)
  }
}

/** Fills the rest from the right in pairs of columns, up and down, and masks it. */
function drawData({ size, set, isFixed }: Grid, codewords: readonly number[]): void {
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isFixed(x, y)) continue
        const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0), { fixed: false })
        at++
      }
    }
  }
}

/** Mode, length, text and padding, then both kinds of bytes taken from the blocks in turn. */
function toCodewords(bytes: Uint8Array, { data, blocks, correction }: Version): number[] {
  const bits = [0b0100, bytes.length, ...bytes]
    .map((value, place) => value.toString(2).padStart(place === 0 ? 4 : 8, '0'))
    .join('')
    .concat('0000')
  const all = Array.from({ length: bits.length >>> 3 }, (_, place) =>
    Number.parseInt(bits.slice(place * 8, place * 8 + 8), 2),
  )
  for (let pad = 0; all.length < data * blocks; pad++) all.push(pad % 2 === 0 ? 0xec : 0x11)
  const parts = Array.from({ length: blocks }, (_, place) =>
    all.slice(place * data, (place + 1) * data),
  )
  const divisor = toDivisor(correction)
  const checks = parts.map((part) => toRemainder(part, divisor))
  return [...inTurn(parts, data), ...inTurn(checks, correction)]
}

function inTurn(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, place) => parts.map((part) => part[place] ?? 0)).flat()
}

/** In the field of 256 elements of QR codes. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let place = 7; place >= 0; place--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> place) & 1) * a
  }
  return product
}

function toDivisor(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let count = 0; count < degree; count++) {
    for (let place = 0; place < degree; place++) {
      divisor[place] = multiply(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return divisor
}

function toRemainder(data: readonly number[], divisor: readonly number[]): number[] {
  const remainder = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    for (const [place, coefficient] of divisor.entries()) {
      remainder[place] = (remainder[place] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return remainder
}

function withCheckBits(
  value: number,
  { bits, divisor }: { bits: number; divisor: number },
): number {
  let rest = value
  for (let count = 0; count < bits; count++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor)
  return (value << bits) | rest
}
