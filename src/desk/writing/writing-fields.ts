import { fieldsOf } from '../fields/fields-of.ts'
import type { DocumentModel, FieldModel, NamedField } from '../wire/documents.ts'

/** How the fields of a model are laid out for writing. */
export type WritingFields = {
  title: NamedField | null
  /** The sentence below the title. */
  lede: NamedField | null
  /** A slice zone or a rich text. */
  body: NamedField | null
  /** All others, in the order of the model. */
  details: readonly NamedField[]
}

const TITLES = ['title', 'name']
const LEDES = ['excerpt', 'tagline', 'summary']

export function toWritingFields(model: DocumentModel): WritingFields {
  const all = fieldsOf(model.tabs)
  const isText = ({ type }: FieldModel) => type === 'Text' || type === 'StructuredText'
  const named = (names: readonly string[]) =>
    all.find(({ name, field }) => names.includes(name) && isText(field)) ?? null
  const title = named(TITLES)
  const lede = named(LEDES)
  const rest = all.filter((one) => one !== title && one !== lede)
  const body =
    rest.find(({ field }) => field.type === 'Slices') ??
    rest.find(({ field }) => field.type === 'StructuredText') ??
    null
  return { title, lede, body, details: rest.filter((one) => one !== body) }
}

/** The text of a title, whether it is plain or rich. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map((block) => (typeof block?.text === 'string' ? block.text : '')).join(' ')
}

/** The same text in the form of the field. A rich one keeps its kind; its marks end with what was typed over. */
export function withPlainText({ field }: NamedField, before: unknown, text: string): unknown {
  if (field.type === 'Text') return text
  if (text === '') return []
  const [first] = Array.isArray(before) ? before : []
  const type = first?.type ?? field.config?.single?.split(',')[0] ?? 'paragraph'
  return [{ type, text, spans: [] }]
}
