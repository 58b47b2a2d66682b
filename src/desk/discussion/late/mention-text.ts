import type { Colleague } from '../../wire/discussion.ts'

const MOST_LETTERS = 60

/** What is typed of a name before the caret: `we` of `Ask @we|`; `null` if no name is being typed. */
export function wordAt(text: string, caret: number): string | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || (start > 0 && /\w/.test(before.charAt(start - 1)))) return null
  const word = before.slice(start + 1)
  return word.length > MOST_LETTERS || word.includes('\n') ? null : word
}

/** The text with the whole name instead of what was typed of it. */
export function withMention(text: string, caret: number, name: string) {
  const start = text.slice(0, caret).lastIndexOf('@')
  const head = `${text.slice(0, start)}@${name} `
  return { text: head + text.slice(caret).trimStart(), caret: head.length }
}

/** The ids of everybody whose name is in the text. A name that is the beginning of another one counts only when it stands alone. */
export function mentionsIn(text: string, people: readonly Colleague[]): string[] {
  const names = people.map(({ name }) => name)
  const said = new Set(mentionParts(text, names).flatMap(({ name }) => name ?? []))
  return people.filter(({ name }) => said.has(name)).map(({ id }) => id)
}

/** The text in parts; those with a name are mentions. */
export function mentionParts(
  text: string,
  names: readonly string[],
): { text: string; name: string | null }[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const parts: { text: string; name: string | null }[] = []
  let [plain, at] = [0, text.indexOf('@')]
  while (at >= 0) {
    const rest = text.slice(at + 1)
    const name = longestFirst.find(
      (each) => rest.startsWith(each) && !/^\w/.test(rest.slice(each.length)),
    )
    if (name !== undefined) {
      if (at > plain) parts.push({ text: text.slice(plain, at), name: null })
      plain = at + 1 + name.length
      parts.push({ text: text.slice(at, plain), name })
    }
    at = text.indexOf('@', Math.max(at + 1, plain))
  }
  if (plain < text.length) parts.push({ text: text.slice(plain), name: null })
  return parts
}
