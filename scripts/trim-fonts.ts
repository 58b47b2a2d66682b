import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import compress from 'wawoff2/compress.js'
import decompress from 'wawoff2/decompress.js'

type Axis = number | [from: number, to: number]

/** The parts of each font that the styles use; the rest would be two thirds of the first load. */
const fonts: { file: RegExp; axes: Record<string, Axis> }[] = [
  { file: /bricolage.*\.woff2$/, axes: { wght: 780, wdth: [80, 90] } },
  { file: /hanken.*\.woff2$/, axes: { wght: [400, 750] } },
]

/** Latin-1 and typographic punctuation. Other characters use the next font of the stack. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...codesOf('–—‘’“”…•€−→')]

/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`. HarfBuzz keeps kerning and ligatures by itself, digits of equal width only if it is asked to. */
const FEATURES = 6

/** The functions of HarfBuzz's subsetter that we use; pointers are numbers. */
type Subsetter = {
  memory: WebAssembly.Memory
  malloc(size: number): number
  hb_blob_create(data: number, size: number, mode: number, user: number, free: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, code: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    from: number,
    to: number,
    middle: number,
  ): number
  hb_subset_or_fail(face: number, input: number): number
}

/** Replaces whole font files by the letters and weights that the site uses. */
export function trimFonts(): Plugin {
  return {
    name: 'trim-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const font = fonts.find(({ file }) => file.test(asset.fileName))
        if (asset.type !== 'asset' || !font) continue
        asset.source = await trimFont(Buffer.from(asset.source), font.axes)
      }
    },
  }
}

export async function trimFont(woff2: Uint8Array, axes: Record<string, Axis>): Promise<Uint8Array> {
  // One instance per font, because it frees nothing.
  const harfbuzz = await createSubsetter()
  const font = (await decompress(woff2)).slice()
  const place = harfbuzz.malloc(font.length)
  new Uint8Array(harfbuzz.memory.buffer, place, font.length).set(font)
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(place, font.length, 2, 0, 0), 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  const wanted = harfbuzz.hb_subset_input_unicode_set(input)
  for (const code of characters) harfbuzz.hb_set_add(wanted, code)
  const features = harfbuzz.hb_subset_input_set(input, FEATURES)
  harfbuzz.hb_set_add(features, tagOf('tnum'))
  for (const [name, axis] of Object.entries(axes)) limit(name, axis)

  function limit(name: string, axis: Axis): void {
    const tag = tagOf(name)
    const done =
      typeof axis === 'number'
        ? harfbuzz.hb_subset_input_pin_axis_location(input, face, tag, axis)
        : harfbuzz.hb_subset_input_set_axis_range(input, face, tag, ...axis, Number.NaN)
    if (!done) throw new Error(`the font has no axis ${name}`)
  }

  const trimmed = harfbuzz.hb_subset_or_fail(face, input)
  if (!trimmed) throw new Error('the font could not be trimmed')
  const blob = harfbuzz.hb_face_reference_blob(trimmed)
  const start = harfbuzz.hb_blob_get_data(blob, 0)
  const bytes = new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(blob))
  // A copy, because the next font overwrites the compressor's output.
  return (await compress(bytes.slice())).slice()
}

async function createSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url)
    .resolve('harfbuzzjs')
    .replace(/[^/\\]*$/, 'harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  return instance.exports as unknown as Subsetter
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function tagOf(name: string): number {
  return codesOf(name).reduce((sum, code) => sum * 256 + code, 0)
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0)
}
