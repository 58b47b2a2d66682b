// Paths in the coordinates of a cover, 1600 by 1000.

export const COVER = { width: 1600, height: 1000 }

/** One decimal is finer than any pixel, and keeps the text short. */
export function short(value: number): number {
  return Math.round(value * 10) / 10
}

export function rect(box: readonly [x: number, y: number, w: number, h: number], fill: string) {
  const [x, y, width, height] = box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function scallopPath(radius: number, bumps: number): string {
  const [cx, cy] = [COVER.width / 2, COVER.height / 2]
  const bump = short(radius * Math.sin(Math.PI / bumps))
  const point = (i: number) => {
    const angle = (i / bumps) * 2 * Math.PI
    return `${short(cx + Math.cos(angle) * radius)} ${short(cy + Math.sin(angle) * radius)}`
  }
  const arcs = Array.from({ length: bumps }, (_, i) => `A${bump} ${bump} 0 0 1 ${point(i + 1)}`)
  return `M${point(0)}${arcs.join('')}Z`
}

export function archPath(x: number, y: number, [width, height]: readonly [number, number]): string {
  const r = width / 2
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}Z`
}

/** A ticket across the cover, with a bite above and below where the stub begins. */
export const TICKET_PATH =
  'M174 150H1034a46 46 0 0 0 92 0H1426a24 24 0 0 1 24 24V826a24 24 0 0 1 -24 24' +
  'H1126a46 46 0 0 0 -92 0H174a24 24 0 0 1 -24 -24V174a24 24 0 0 1 24 -24Z'
