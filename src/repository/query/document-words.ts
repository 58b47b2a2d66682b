import type { StoredDocument } from '../stored-document.ts'
import { isRichText } from './field-path.ts'

const WORD = /[\p{Letter}\p{Number}]+/gu
const MARKS = /\p{Mark}/gu
const ASCII = /^[\0-\x7f]*$/
// In slices and tables: for machines, not for readers.
const NAMING: ReadonlySet<string> = new Set(
  'id key type slice_type slice_label variation version'.split(' '),
)
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/

/** `Crème brûlée, 2` → `creme`, `brulee`, `2` */
export function toWords(text: string): string[] {
  // Most texts have no accents, and to look for them takes longer than all the rest.
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')
  return plain.toLowerCase().match(WORD) ?? []
}

/** The words of everything that an editor wrote into the document. */
export function documentWords(document: StoredDocument): string[] {
  // One text for all: a word never reaches over the end of a line.
  return toWords([document.uid ?? '', ...fieldTexts(document.data)].join('\n'))
}

/** The texts of a field: of rich text, its blocks; of groups and slices, those of what is inside. */
export function fieldTexts(value: unknown): string[] {
  const texts: string[] = []
  addTexts(value, texts)
  return texts
}

function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    if (!DATE.test(value)) texts.push(value)
  } else if (isRichText(value)) {
    for (const block of value) texts.push(block.text ?? '')
  } else if (Array.isArray(value)) {
    for (const inner of value) addTexts(inner, texts)
  } else if (typeof value === 'object' && value !== null && !('link_type' in value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!NAMING.has(name)) addTexts(inner, texts)
    }
  }
}
