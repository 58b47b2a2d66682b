import type { Palette } from './artwork.ts'
import type { Chance } from './chance.ts'
import { contrast, luminance, mix } from './colour.ts'
import type { GroundInks } from './draw-ground.ts'

/** The colours of one cover: each derived from the palette, so that any two stand well together. */
export type CoverColours = {
  inks: GroundInks
  /** Plain ground behind the main motif, and behind the smaller ones. */
  panel: string
  second: string
  /** Rims around panels. */
  edge: string
  light: string
  deep: string
}

/** `mayBeLoud`: the motif gets a plain panel, so the ground may shout. */
export function coverColours(palette: Palette, mayBeLoud: boolean, chance: Chance): CoverColours {
  const { background, c, d } = palette
  const loud = mayBeLoud && chance.next() < 0.6
  const inks = loud ? loudInks(palette, chance) : quietInks(palette, chance)
  const light = mix(background, c, 0.42)
  const best = (colours: string[]) => clearest(colours, palette, chance)
  const panel = loud
    ? background
    : best([light, mix(background, c, 0.26), mix(background, d, 0.2), background])
  return {
    inks,
    panel,
    second: best([mix(background, c, 0.5), mix(background, d, 0.22), light]),
    edge: loud ? c : mix(panel, c, 0.5),
    light,
    deep: mix(background, d, 0.3),
  }
}

/** Two tints of the background. */
function quietInks({ background, c, d }: Palette, chance: Chance): GroundInks {
  const dark = isDark(background)
  const towardsLight = mix(background, c, dark ? 0.15 : 0.3)
  const towardsDark = mix(background, d, dark ? 0.23 : 0.13)
  return chance.next() < 0.5
    ? [background, towardsLight, towardsDark]
    : [background, towardsDark, towardsLight]
}

/** A strong colour with a strong line; never one that the panel on it would sink into. */
function loudInks({ background, a, b, c, d }: Palette, chance: Chance): GroundInks {
  const sets: [string, string, string][] = isDark(background)
    ? [
        [d, mix(d, background, 0.75), a],
        [a, mix(a, c, 0.55), d],
        [c, mix(c, background, 0.35), a],
        [b, mix(b, c, 0.5), d],
      ]
    : [
        [a, mix(a, d, 0.42), b],
        [d, mix(d, background, 0.42), b],
        [c, mix(c, a, 0.34), b],
        [b, mix(b, c, 0.6), a],
        [a, mix(a, c, 0.72), d],
      ]
  const [ground, line, accent] = chance.pick(
    sets.filter(([ground]) => contrast(ground, background) > 1.35),
  )
  return [ground, line, accent, mix(ground, c, 0.5)]
}

/** One that stays clear of the motif's main, light and dark colours. */
function clearest(colours: string[], { a, c, d }: Palette, chance: Chance): string {
  const clearness = (colour: string) =>
    Math.min(contrast(colour, a) / 1.5, contrast(colour, d) / 2, contrast(colour, c) / 1.25)
  const clear = colours.filter((colour) => clearness(colour) >= 1)
  if (clear.length > 0) return chance.pick(clear)
  return colours.toSorted((x, y) => clearness(y) - clearness(x))[0] ?? a
}

function isDark(colour: string): boolean {
  return luminance(colour) < 0.2
}
