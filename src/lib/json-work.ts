import type { Work } from './work.ts'

/** The list as JSON, an item at a time. */
export function* writeList(items: readonly unknown[]): Work<string> {
  const texts: string[] = []
  for (const item of items) {
    const text = JSON.stringify(item) ?? 'null'
    texts.push(text)
    yield text.length
  }
  return `[${texts.join()}]`
}

/** The record as JSON, an entry at a time. */
export function* writeRecord(record: Readonly<Record<string, unknown>>): Work<string> {
  const texts: string[] = []
  for (const [name, value] of Object.entries(record)) {
    const text = JSON.stringify(value)
    if (text === undefined) continue
    texts.push(`${JSON.stringify(name)}:${text}`)
    yield text.length
  }
  return `{${texts.join()}}`
}
