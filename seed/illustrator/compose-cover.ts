import { type Arrangement, arrangements, weights, withPanel } from './arrangements.ts'
import type { Palette } from './artwork.ts'
import { createChance } from './chance.ts'
import { coverColours } from './cover-colours.ts'
import { drawGround, groundNames } from './draw-ground.ts'
import { COVER } from './shapes.ts'

export type Cover = {
  /** By name: some stand upright, some have writing that must not be mirrored. */
  motif: string
  /** Its drawing, see `artwork.ts`. */
  drawing: string
  palette: Palette
  /** The same seed gives the same picture; another one another arrangement. */
  seed: string
}

const UPRIGHT =
  /^(hdb|shophouse|museum|skyline|supertree|ferris-wheel|mrt|cable-car|hotel|sofa|lamp|kopi|laksa|boat|plant|cake|cap-gown|climbing|rice-cooker|steamboat|toast|pottery|kayak|board-game)$/
const WITH_WRITING = /^(hdb|laksa|coupon)$/
/** A busy ground under many small motifs would be a jumble. */
const CALM_GROUNDS = ['tarp', 'rays', 'checker', 'breeze', 'voiddeck']
const TILT_DEGREES = 7

const choices = Object.entries(weights).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as Arrangement),
)

/** An illustration as SVG, 1600 by 1000: a motif in a palette, arranged on a patterned ground. */
export function composeCover({ motif, drawing, palette, seed }: Cover): string {
  const chance = createChance(`${motif}|${seed}`)
  const arrangement = chance.pick(choices)
  const colours = coverColours(palette, withPanel.includes(arrangement), chance)
  const ground = chance.pick(arrangement === 'repeat' ? CALM_GROUNDS : groundNames)
  const upright = UPRIGHT.test(motif)
  const mayFlip = !WITH_WRITING.test(motif)
  const tilt = (chance.next() * 2 - 1) * (upright ? 0 : TILT_DEGREES)
  const flip = chance.next() < 0.3 && mayFlip
  const desk = { palette, colours, chance, upright, tilt, flip, mayFlip }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}" ` +
    `width="${COVER.width}" height="${COVER.height}">` +
    `<defs><g id="m">${inColours(drawing, palette)}</g></defs>` +
    `${drawGround(ground, colours.inks, chance)}${arrangements[arrangement](desk)}</svg>`
  )
}

/** librsvg knows no `var()`. */
function inColours(drawing: string, palette: Palette): string {
  return drawing.replace(
    /var\(--([abcd]),\s*#[0-9a-f]{3,6}\)/gi,
    (_, name: 'a' | 'b' | 'c' | 'd') => palette[name],
  )
}
