import { isSwap } from '#lib/node/edit-distance.ts'

/** How often each kind of error happens, per correctly typed word. */
const ODDS = {
  vowelForVowel: 0.12,
  neighbouringKey: 0.08,
  otherLetter: 0.02,
  swapped: 0.1,
  doubled: 0.12,
  added: 0.04,
  undoubled: 0.15,
  vowelLeftOut: 0.08,
  leftOut: 0.05,
}
/** People rarely mistype the first letter. */
const FIRST_LETTER = 0.15

/** How likely somebody who means `meant` types `typed`: the product of the odds of the errors. */
export function slipOdds(typed: string, meant: string): number {
  const rows: number[][] = [[1]]
  for (let i = 0; i <= typed.length; i++) {
    const row = rows[i] ?? []
    rows[i] = row
    for (let j = i === 0 ? 1 : 0; j <= meant.length; j++) {
      const before = (backI: number, backJ: number) => rows[i - backI]?.[j - backJ] ?? 0
      row[j] = Math.max(
        before(1, 1) * changeOdds(typed[i - 1], meant[j - 1]),
        before(1, 0) * (typed[i - 1] === typed[i - 2] ? ODDS.doubled : ODDS.added),
        before(0, 1) * leftOutOdds(meant, j),
        isSwap(typed, meant, i, j) ? before(2, 2) * ODDS.swapped : 0,
      )
    }
  }
  const odds = rows[typed.length]?.[meant.length] ?? 0
  return typed[0] === meant[0] ? odds : odds * FIRST_LETTER
}

function changeOdds(typed: string | undefined, meant: string | undefined): number {
  if (typed === undefined || meant === undefined) return 0
  if (typed === meant) return 1
  if (isVowel(typed) && isVowel(meant)) return ODDS.vowelForVowel
  return areNeighbours(typed, meant) ? ODDS.neighbouringKey : ODDS.otherLetter
}

/** The letter before `j` was not typed. */
function leftOutOdds(meant: string, j: number): number {
  const letter = meant[j - 1]
  if (letter === undefined) return 0
  if (letter === meant[j - 2] || letter === meant[j]) return ODDS.undoubled
  return isVowel(letter) ? ODDS.vowelLeftOut : ODDS.leftOut
}

function isVowel(letter: string): boolean {
  return 'aeiouy'.includes(letter)
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Each row of a keyboard begins a little further to the right. */
const INDENTS = [0, 0.25, 0.75]

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)]
  if (!one || !other) return false
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1
}

function keyOf(letter: string): { row: number; column: number } | null {
  const row = keyboard.findIndex((letters) => letters.includes(letter))
  if (row < 0) return null
  return { row, column: (keyboard[row]?.indexOf(letter) ?? 0) + (INDENTS[row] ?? 0) }
}
