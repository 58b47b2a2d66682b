import { type TextWord, textWords } from '../text-words.ts'
import { chinese, traditional } from './chinese.ts'
import { malay } from './malay.ts'
import { tamil } from './tamil.ts'

/** Phrases in lower case with their English words; empty if they say nothing about a deal. */
type Phrases = ReadonlyMap<string, string>

const ofChinese = toPhrases(chinese)
const ofMalay = toPhrases(malay)
const ofTamil = toPhrases(tamil)
const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: traditional.length / 2 }, (_, at) => [
    traditional.charAt(2 * at),
    traditional.charAt(2 * at + 1),
  ]),
)

/** Every word of the languages that is written in Latin letters: such a word is not a typing error. */
export const malayWords: ReadonlySet<string> = new Set(
  [...ofMalay.keys()].flatMap((phrase) => phrase.split(' ')),
)

/**
 * Translates Chinese, Malay and Tamil words of a query to English, each at the place of the original. Chinese is split by
 * the longest words of the table. A word that the site has (`isNamed`) stays as it is.
 */
export function translateWords(
  query: string,
  words: readonly TextWord[],
  isNamed: (stem: string) => boolean,
): TextWord[] {
  const translated: TextWord[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const found = findPhrase(query, words.slice(at, at + MAX_WORDS), isNamed)
    if (found) {
      const last = words[at + found.length - 1] ?? word
      translated.push(...inEnglish(found.english, word.start, last.end))
    } else if (HAN.test(query.slice(word.start, word.end))) {
      translated.push(...splitChinese(query, word))
    } else {
      translated.push(word)
    }
    at += found?.length ?? 1
  }
  return translated
}

/** Words of the longest phrase. */
const MAX_WORDS = 4
const HAN = /\p{Script=Han}/u
const TAMIL = /\p{Script=Tamil}/u

/** The longest Malay or Tamil phrase that the words begin with. */
function findPhrase(
  query: string,
  words: readonly TextWord[],
  isNamed: (stem: string) => boolean,
): { english: string; length: number } | null {
  const raw = words.map(({ start, end }) => toKey(query.slice(start, end)))
  const [first = ''] = raw
  const phrases = TAMIL.test(first) ? ofTamil : ofMalay
  for (let length = words.length; length > 0; length--) {
    const english = phrases.get(raw.slice(0, length).join(' '))
    const isName = length === 1 && isNamed(words[0]?.stem ?? '')
    if (english !== undefined && !isName) return { english, length }
  }
  const begun = phrases === ofTamil ? findBegun(first) : undefined
  return begun === undefined ? null : { english: begun, length: 1 }
}

/** Tamil adds endings to its words: `மாணவர்களுக்கு` is for students. */
function findBegun(word: string): string | undefined {
  for (let length = word.length - 1; length >= SHORTEST_TAMIL; length--) {
    const english = ofTamil.get(word.slice(0, length))
    if (english !== undefined) return english
  }
  return undefined
}

const SHORTEST_TAMIL = 3

/** Characters that are not in the table stay one word, as typed. */
function splitChinese(query: string, { start, end }: TextWord): TextWord[] {
  const text = [...query.slice(start, end)]
    .map((letter) => simplified.get(letter) ?? letter)
    .join('')
  const words: TextWord[] = []
  let unknownFrom = 0
  const endUnknown = (to: number) => {
    const rest = query.slice(start + unknownFrom, start + to)
    words.push(
      ...textWords(rest).map((word) => ({
        ...word,
        start: start + unknownFrom + word.start,
        end: start + unknownFrom + word.end,
      })),
    )
  }
  for (let at = 0; at < text.length; ) {
    const length = longestAt(text, at)
    if (length > 0) {
      endUnknown(at)
      const english = ofChinese.get(toKey(text.slice(at, at + length))) ?? ''
      words.push(...inEnglish(english, start + at, start + at + length))
      unknownFrom = at + length
    }
    at += Math.max(1, length)
  }
  endUnknown(text.length)
  return words
}

const LONGEST_CHINESE = 6

/** The length of the longest word at a place; 0 if there is none. */
function longestAt(text: string, at: number): number {
  for (let length = LONGEST_CHINESE; length > 0; length--) {
    if (at + length <= text.length && ofChinese.has(toKey(text.slice(at, at + length))))
      return length
  }
  return 0
}

function inEnglish(english: string, start: number, end: number): TextWord[] {
  return textWords(english).map((word) => ({ ...word, start, end }))
}

function toPhrases(table: string): Phrases {
  const rows = table.split(';').flatMap((row) => {
    const [english = '', words = ''] = row.split(': ')
    const meaning = english.trim() === '-' ? '' : english.trim()
    return words.split(',').map((word) => [toKey(word.trim()), meaning] as const)
  })
  return new Map(rows.filter(([word]) => word !== ''))
}

function toKey(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
