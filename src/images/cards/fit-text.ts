import type { Typeface } from './typeface.ts'

type Room = { width: number; lines: number; sizes: readonly number[] }

export type FittedText = { lines: string[]; size: number; isCut: boolean }

/** Uses the first size in which the text fits, else the last size with the text cut short. */
export function fitText(
  face: Typeface,
  text: string,
  { width, lines: most, sizes }: Room,
): FittedText {
  const words = text.split(/\s+/).filter(Boolean)
  let cut: FittedText = { lines: [], size: 0, isCut: false }
  for (const size of sizes) {
    const fits = (line: string) => face.measure(line, size) <= width
    const lines = wrap(words, fits)
    if (lines.length <= most && lines.every(fits)) return { lines, size, isCut: false }
    cut = { lines: cutShort(lines, most, fits), size, isCut: true }
  }
  return cut
}

function cutShort(lines: readonly string[], most: number, fits: (line: string) => boolean) {
  return lines
    .slice(0, most)
    .map((line, index) =>
      fits(line) && !(index === most - 1 && lines.length > most) ? line : shorten(line, fits),
    )
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1).trimEnd()
  return `${kept}…`
}
