import type { StoredDocument } from '../stored-document.ts'
import { isRichText } from './field-path.ts'

const WORD = /[\p{Letter}\p{Number}]+/gu
const MARKS = /\p{Mark}/gu
const ASCII = /^[\0-\x7f]*$/
// Keys in slices and tables that readers never see.
const NAMING: ReadonlySet<string> = new Set(
  'id key type slice_type slice_label variation version'.split(' '),
)
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/

/** `Crème brûlée, 2` → `creme`, `brulee`, `2` */
export function toWords(text: string): string[] {
  // Most texts have no accents, and removing them is the slowest step.
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')
  return plain.toLowerCase().match(WORD) ?? []
}

/** All words that an editor wrote into the document. */
export function documentWords(document: StoredDocument): string[] {
  // One text is enough: words never span lines.
  return toWords([document.uid ?? '', ...fieldTexts(document.data)].join('\n'))
}

/** The texts of a field: the blocks of rich text, and the texts inside groups and slices. */
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
