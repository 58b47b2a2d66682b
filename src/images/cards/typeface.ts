import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'wawoff2/decompress.js'

/** The start of a text: the left end of its baseline. */
type Placed = { x: number; y: number; size: number }

export type Typeface = Awaited<ReturnType<typeof loadTypeface>>

type TypefaceOptions = {
  /** Font files in packages. The first one that has a character draws it. All have the same scale. */
  files: readonly string[]
  /** `{ wght: 780 }` */
  axes: Readonly<Record<string, number>>
  /** Letter spacing, in em. */
  tracking: number
}

type LoadedFont = { font: Font; characters: ReadonlySet<number>; unit: number }
type Glyph = { font: Font; id: number; x: number; y: number }

/**
 * A font that turns text into outlines, so a card looks the same on every machine. SVG renderers use the
 * system's fonts, which do not include ours.
 */
export async function loadTypeface({ files, axes, tracking }: TypefaceOptions) {
  const variations = Object.entries(axes).map(([tag, value]) => new Variation(tag, value))
  const fonts = await Promise.all(files.map((file) => loadFont(file, variations)))
  const unit = fonts[0]?.unit ?? 1

  function layOut(text: string): { glyphs: Glyph[]; width: number } {
    const glyphs: Glyph[] = []
    let end = 0
    for (const { font, run } of toRuns(text, fonts)) {
      for (const { id, advance, x, y } of shapeRun(font, run)) {
        glyphs.push({ font, id, x: end + x, y })
        end += advance + tracking * unit
      }
    }
    return { glyphs, width: glyphs.length === 0 ? 0 : end - tracking * unit }
  }

  return {
    /** Its width in pixels. */
    measure: (text: string, size: number) => (layOut(text).width * size) / unit,
    /** The `d` of an SVG path. Leaves out characters that the font lacks. */
    toPath(text: string, { x, y, size }: Placed): string {
      const scale = size / unit
      const place = (glyph: Glyph) =>
        outline(glyph, { x: x + glyph.x * scale, y: y - glyph.y * scale, scale })
      return layOut(text).glyphs.map(place).join('')
    },
  }
}

async function loadFont(file: string, variations: Variation[]): Promise<LoadedFont> {
  const bytes = await decompress(await readFile(fileURLToPath(import.meta.resolve(file))))
  const face = new Face(new Blob(new Uint8Array(bytes).buffer))
  const font = new Font(face)
  font.setVariations(variations)
  return { font, characters: new Set(face.collectUnicodes()), unit: face.upem }
}

/** Consecutive characters that the same file can draw. */
function toRuns(text: string, fonts: readonly LoadedFont[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0))?.font
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.run += character
    else runs.push({ font, run: character })
  }
  return runs
}

function shapeRun(font: Font, run: string) {
  const buffer = new Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id, advance: xAdvance, x: xOffset, y: yOffset }
  })
}

const POINT = /(-?[\d.e-]+),(-?[\d.e-]+)/g

/** In fonts y grows upwards, in pictures downwards. */
function outline({ font, id }: Glyph, at: { x: number; y: number; scale: number }): string {
  return font.glyphToPath(id).replace(POINT, (_, x: string, y: string) => {
    return `${(at.x + Number(x) * at.scale).toFixed(1)},${(at.y - Number(y) * at.scale).toFixed(1)}`
  })
}
