import type { StoredDocument } from '../stored-document.ts'
import { isRichText } from './field-path.ts'

const WORD = /[\p{Letter}\p{Number}]+/gu
const MARKS = /\p{Mark}/gu
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/

/** `Crème brûlée, 2` → `creme`, `brulee`, `2` */
export function toWords(text: string): string[] {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? []
}

/** The words of everything that an editor wrote into the document. */
export function documentWords(document: StoredDocument): string[] {
  return [document.uid ?? '', ...fieldTexts(document.data)].flatMap(toWords)
}

/** The texts of a field: of rich text, its blocks; of groups and slices, those of what is inside. */
export function fieldTexts(value: unknown): string[] {
  if (typeof value === 'string') return DATE.test(value) ? [] : [value]
  if (isRichText(value)) return value.map((block) => block.text ?? '')
  if (Array.isArray(value)) return value.flatMap(fieldTexts)
  if (typeof value !== 'object' || value === null || 'link_type' in value) return []
  return Object.entries(value).flatMap(([name, inner]) => (isNaming(name) ? [] : fieldTexts(inner)))
}

// In slices and tables: for machines, not for readers.
function isNaming(name: string): boolean {
  return /^(id|key|type|slice_type|slice_label|variation|version)$/.test(name)
}
