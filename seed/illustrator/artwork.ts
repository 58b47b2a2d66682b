import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The colours of one palette: `a` main, `b` second, `c` light, `d` dark. */
export type Palette = { background: string; a: string; b: string; c: string; d: string }

/** What illustrations are composed of, by name. */
export type Artwork = {
  palettes: ReadonlyMap<string, Palette>
  /** The inside of an SVG of 200 by 200, in which `var(--a)` and the like stand for colours. */
  motifs: ReadonlyMap<string, string>
}

const FOLDER = join(import.meta.dirname, '../artwork')
const WRAPPING = /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g

/** The house's own artwork, whichever folder documents are imported from. */
export function readArtwork(): Artwork {
  const palettes = JSON.parse(readFileSync(join(FOLDER, 'palettes.json'), 'utf8'))
  const files = readdirSync(join(FOLDER, 'motifs')).filter((name) => name.endsWith('.svg'))
  const motifs = files.map((name): [string, string] => [
    name.slice(0, -'.svg'.length),
    readFileSync(join(FOLDER, 'motifs', name), 'utf8').replace(WRAPPING, ''),
  ])
  return { palettes: new Map(Object.entries(palettes)), motifs: new Map(motifs) }
}
