const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The word with one typing error: a letter left out, added, doubled, changed or swapped with the next. */
export function mistype(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const letter = word[at] ?? ''
  const pick = (choices: string) => choices[Math.floor(random() * choices.length)] ?? ''
  const errors = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter + word.slice(at),
    () => word.slice(0, at) + pick(letters) + word.slice(at),
    () => word.slice(0, at) + pick(neighboursOf(letter)) + word.slice(at + 1),
    () => word.slice(0, at) + pick(letters) + word.slice(at + 1),
    () => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
  ]
  const typed = errors[Math.floor(random() * errors.length)]?.() ?? word
  return typed === word ? mistype(word, random) : typed
}

/** The keys to the left and right. */
function neighboursOf(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row.slice(Math.max(0, at - 1), at) + row.slice(at + 1, at + 2)
}
