// Texts that make a careless regular expression try again and again: the same few characters over and over, with
// something before and after that keeps the whole from matching.

const TEXT_LENGTH = 8192

const starts = ['', 's', '[["', 'https://', '{']
const middles = [
  ...' a0([,;=&%./+\'"@\n'.split(''),
  ...['a ', "a'", 'a@a.', '1.', '; ', '%20', '\u0301', '\\"', '/previews/', 'a{', 'W/"a",', 'a:b('],
]
const ends = ['', '!', ' x;']

export type HostileText = { name: string; text: string }

export const hostileTexts: readonly HostileText[] = starts.flatMap((start) =>
  middles.flatMap((middle) =>
    ends.map((end) => ({
      name: JSON.stringify([start, middle, end]),
      text: start + fill(middle, TEXT_LENGTH - start.length - end.length) + end,
    })),
  ),
)

/** As long, and what people write. */
export const ordinaryText = fill('kopi and toast near Bugis, at 20.50 nett; ', TEXT_LENGTH)

function fill(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length)
}
