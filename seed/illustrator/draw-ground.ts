import type { Chance } from './chance.ts'
import { type Inks, patterns } from './patterns.ts'
import { COVER, path, rect, short } from './shapes.ts'

export type GroundInks = Inks | readonly [...Inks, second: string]

/** Grounds that are drawn once over the whole cover instead of being tiled. */
const fields: Record<string, (inks: GroundInks, chance: Chance) => string> = { rays, terrazzo }

export const groundNames = [...Object.keys(patterns), ...Object.keys(fields)]

const SCALES = [0.9, 1, 1.15, 1.3]

export function drawGround(name: string, inks: GroundInks, chance: Chance): string {
  const field = fields[name]
  if (field) return field(inks, chance)
  const tile = patterns[name]?.([inks[0], inks[1], inks[2]])
  if (!tile) throw new Error(`artwork: there is no ground "${name}"`)
  const shift = `translate(${Math.round(chance.next() * 80)} ${Math.round(chance.next() * 60)})`
  const transform = `${shift} scale(${chance.pick(SCALES)}) ${tile.transform ?? ''}`.trim()
  return (
    `<pattern id="g" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="${transform}">${tile.body}</pattern>${whole('url(#g)')}`
  )
}

function whole(fill: string): string {
  return rect([0, 0, COVER.width, COVER.height], fill)
}

const RAYS = 18

function rays([ground, line]: GroundInks, chance: Chance): string {
  const offset = chance.next() * 20
  const tip = (angle: number) =>
    `${short(800 + Math.cos(angle) * 1400)} ${short(500 + Math.sin(angle) * 1400)}`
  const beams = Array.from({ length: RAYS }, (_, i) => {
    const angle = ((offset + (i * 360) / RAYS) * Math.PI) / 180
    return `M800 500L${tip(angle)}L${tip(angle + Math.PI / RAYS)}Z`
  })
  return whole(ground) + path(beams.join(''), line)
}

function terrazzo([ground, line, accent, second = accent]: GroundInks, chance: Chance): string {
  const chips = Array.from({ length: 15 * 10 }, (_, at) => {
    const x = Math.floor(at / 10) * 110 + chance.next() * 90
    const y = (at % 10) * 104 + chance.next() * 80
    return path(chip(x, y, chance), chance.pick([line, accent, second, line]))
  })
  return whole(ground) + chips.join('')
}

function chip(x: number, y: number, chance: Chance): string {
  const size = 10 + chance.next() * 26
  const corners = 4 + Math.floor(chance.next() * 3)
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI + chance.next() * 0.5
    const reach = size * (0.7 + chance.next() * 0.6)
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}
