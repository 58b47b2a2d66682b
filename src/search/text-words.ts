import { oncePerKey } from '#lib/once-per.ts'
import { stemWord } from './stem-word.ts'

/** A word of a text: where it is, and its plain form and stem. */
export type TextWord = { start: number; end: number; plain: string; stem: string }

/** Prices keep their cents. `++` (plus tax and service) is a word in Singapore, but not in `PA++++` on sun cream. */
const WORDS = /\d+(?:\.\d+)?|[\p{L}\p{M}\p{N}]+(?:['’‘`][\p{L}\p{M}]+)*|(?<!\+)\+\+(?!\+)/gu

export function textWords(text: string, read: WordReader = readWord): TextWord[] {
  const words: TextWord[] = []
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const { plain, stem } = read(word)
    if (plain !== '') words.push({ start: index, end: index + word.length, plain, stem })
  }
  return words
}

export type WordReader = (word: string) => Pick<TextWord, 'plain' | 'stem'>

function readWord(word: string): ReturnType<WordReader> {
  const plain = plainWord(word)
  return { plain, stem: stemWord(plain) }
}

/** Caches words, for reading a whole catalogue. */
export const createWordReader = (): WordReader => oncePerKey(readWord)

/** Case, accents and apostrophes do not matter. */
function plainWord(word: string): string {
  if (word === '++') return 'plusplus'
  return (
    word
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/['’‘`]s$/, '')
      // Postal codes are often written as `S238895`.
      .replace(/^s(?=\d{6}$)/, '')
      .replaceAll(/['’‘`]/g, '')
  )
}
