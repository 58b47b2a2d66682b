import { everyTrial } from '../test/machine.ts'

export type Look = { width: 390 | 1280; colorScheme: 'light' | 'dark' }

const looks: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

/** How axe looks at a page. `npm test` takes one of the four, in turn, since pages share their components; `TRIALS=all` takes all. */
export function looksOf(turn: number): readonly Look[] {
  return everyTrial ? looks : looks.filter((_, index) => index === turn % looks.length)
}
