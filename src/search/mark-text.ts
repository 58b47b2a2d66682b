import type { TextPart } from '#lib/text-part.ts'
import type { ConceptFinder } from './concept-finder.ts'
import { textWords } from './text-words.ts'

/** Splits a text where the terms of a query begin and end. */
export function createMarker(
  finder: ConceptFinder,
): (text: string, terms: ReadonlySet<string>) => TextPart[] {
  return (text, terms) => {
    const words = textWords(text)
    const isFound = words.map(({ stem }) => terms.has(stem))
    for (const { from, to, phrase, says } of finder.find(words.map(({ stem }) => stem))) {
      if ((phrase !== null && terms.has(phrase)) || says.some((concept) => terms.has(concept))) {
        isFound.fill(true, from, to)
      }
    }
    const parts: TextPart[] = []
    let done = 0
    for (const [at, { start, end }] of words.entries()) {
      if (!isFound[at]) continue
      if (start > done) parts.push({ text: text.slice(done, start), found: false })
      parts.push({ text: text.slice(start, end), found: true })
      done = end
    }
    if (done < text.length) parts.push({ text: text.slice(done), found: false })
    return joined(parts)
  }
}

/** `bubble tea` is one match, not two with a space between. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const [before, gap] = result.slice(-2)
    if (part.found && before?.found && gap && /^[\s-]$/.test(gap.text)) {
      result.splice(-2, 2, { text: before.text + gap.text + part.text, found: true })
    } else {
      result.push(part)
    }
  }
  return result
}
