import { isRecord } from '#lib/is-record.ts'
import { sayTotal } from '../documents/say-total.ts'

/** How many words a person reads in a minute. */
const A_MINUTE = 220

/** `1,084 words · 5 min`, of everything in a value that is a text of blocks. */
export function sayLength(value: unknown): string {
  const words = countWords(value)
  const minutes = Math.max(1, Math.round(words / A_MINUTE))
  const count = sayTotal(words, 'word')
  return words === 0 ? 'No words yet' : `${count} · ${minutes} min`
}

function countWords(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countWords(item), 0)
  if (!isRecord(value)) return 0
  if (typeof value.text === 'string') return value.text.match(/\S+/g)?.length ?? 0
  return countWords(Object.values(value))
}
