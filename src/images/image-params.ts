import { formats, type ImageFormat } from './image-format.ts'
import { ImageRefusal } from './image-refusal.ts'
import { MAX_ASKED } from './limits.ts'

export const fits = ['clip', 'crop', 'fill', 'max', 'min', 'scale'] as const

export type Rect = { x: number; y: number; width: number; height: number }

/** The requested variant. Sizes are in CSS pixels, before `dpr` is applied. */
export type ImageParams = {
  width: number | null
  height: number | null
  fit: (typeof fits)[number]
  /** The anchor of a crop: `centre`, `top`, `right bottom`, `entropy` … */
  crop: string
  /** The part of the original to use, in its pixels; applied first. */
  rect: Rect | null
  dpr: number
  quality: number | null
  /** `null` when it was not given. */
  format: ImageFormat | null
  auto: { format: boolean; compress: boolean }
}

const MAX_DPR = 5

type Reader = (value: string, name: string) => Partial<ImageParams>

const readers: Record<string, Reader> = {
  w: (value, name) => ({ width: wholeNumber(value, name, MAX_ASKED) }),
  h: (value, name) => ({ height: wholeNumber(value, name, MAX_ASKED) }),
  fit: (value, name) => ({ fit: oneOf(value, name, fits) }),
  crop: (value, name) => ({ crop: readCrop(value, name) }),
  rect: (value, name) => ({ rect: readRect(value, name) }),
  dpr: (value, name) => ({ dpr: readDensity(value, name) }),
  q: (value, name) => ({ quality: wholeNumber(value, name, 100) }),
  fm: (value, name) => ({ format: oneOf(value, name, formats) }),
  auto: (value, name) => ({ auto: readAuto(value, name) }),
}

const longNames: Record<string, string> = { width: 'w', height: 'h' }

/** Throws an `ImageRefusal` for unknown parameters or values. */
export function parseImageParams(query: URLSearchParams): ImageParams {
  const params: ImageParams = {
    width: null,
    height: null,
    fit: 'clip',
    crop: 'centre',
    rect: null,
    dpr: 1,
    quality: null,
    format: null,
    auto: { format: false, compress: false },
  }
  const seen = new Set<string>()
  for (const [given, value] of query) {
    const name = Object.hasOwn(longNames, given) ? (longNames[given] ?? given) : given
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) throw bad(given, `is not a parameter here; there are ${names().join(', ')}`)
    if (seen.has(name)) throw bad(given, 'is given twice')
    seen.add(name)
    Object.assign(params, read(value, given))
  }
  return withoutIdle(params)
}

function names(): string[] {
  return [...Object.keys(readers), ...Object.keys(longNames)].sort()
}

/** Drops parameters without effect, so that they do not create a second copy of the same picture. */
function withoutIdle(params: ImageParams): ImageParams {
  const { width, height, fit } = params
  const sized = width !== null || height !== null
  const boxed = width !== null && height !== null
  const crops = boxed && (fit === 'crop' || fit === 'min')
  return {
    ...params,
    dpr: sized ? params.dpr : 1,
    fit: boxed || (sized && fit === 'scale') ? fit : 'clip',
    crop: crops ? params.crop : 'centre',
  }
}

function wholeNumber(value: string, name: string, max: number): number {
  const number = Number(value)
  if (!/^\d{1,6}$/.test(value) || number < 1 || number > max) {
    throw bad(name, `must be a whole number from 1 to ${max}`)
  }
  return number
}

function readDensity(value: string, name: string): number {
  const number = Number(value)
  if (!/^\d(\.\d{1,2})?$/.test(value) || number < 1 || number > MAX_DPR) {
    throw bad(name, `must be a number from 1 to ${MAX_DPR}`)
  }
  return number
}

function oneOf<Value extends string>(value: string, name: string, known: readonly Value[]): Value {
  const found = known.find((candidate) => candidate === value)
  if (!found) throw bad(name, `must be one of ${known.join(', ')}`)
  return found
}

function readRect(value: string, name: string): Rect {
  const numbers = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(value)
  const [x = 0, y = 0, width = 0, height = 0] = numbers?.slice(1).map(Number) ?? []
  if (width === 0 || height === 0) {
    throw bad(name, 'must be left,top,width,height in whole pixels of the original')
  }
  return { x, y, width, height }
}

/** `top,left` in any order; `entropy` alone. */
function readCrop(value: string, name: string): string {
  const words = new Set(value.split(','))
  if (words.size === 1 && words.has('entropy')) return 'entropy'
  const rest = new Set(words)
  const take = (one: string, other: string) =>
    [one, other].find((word) => !words.has(word === one ? other : one) && rest.delete(word)) ?? ''
  const across = take('left', 'right')
  const down = take('top', 'bottom')
  rest.delete('center')
  if (rest.size > 0 || words.size !== value.split(',').length) {
    throw bad(name, 'must be of top, bottom, left, right, center, or be entropy')
  }
  return `${across} ${down}`.trim() || 'centre'
}

function readAuto(value: string, name: string): ImageParams['auto'] {
  const words = value.split(',')
  if (words.some((word) => word !== 'format' && word !== 'compress')) {
    throw bad(name, 'must be of format, compress')
  }
  return { format: words.includes('format'), compress: words.includes('compress') }
}

function bad(name: string, problem: string): ImageRefusal {
  return new ImageRefusal(400, `"${name.slice(0, 40)}" ${problem}`)
}
