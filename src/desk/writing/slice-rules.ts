import { allowedTypes } from '../fields/link-value.ts'
import { newSlice } from '../fields/slices/new-slice.ts'
import type { DocumentModel, FieldModel, NamedField, SliceModel } from '../wire/documents.ts'
import type { ArticleRules, Slice } from './article-codec.ts'

export type SliceRules = ArticleRules & {
  /** The rich-text fields of the slices that are text. */
  textFields: readonly FieldModel[]
  /** The slice that shows a deal; `null` if the zone has none. */
  dealSlice: ((link: unknown) => Slice) | null
}

/** What the models say about a slice zone; `null` if nothing in it is a text to write in. */
export function readSliceRules(
  slices: DocumentModel['slices'],
  { config }: FieldModel,
): SliceRules | null {
  const all = Object.keys(config?.choices ?? {}).flatMap(
    (type) => findOnlyField(slices[type]) ?? [],
  )
  const texts = all.filter(({ field }) => field.type === 'StructuredText')
  const deal = all.find(({ field }) => isDealLink(field))
  const [first] = texts
  if (!first) return null
  const { model, name } = first
  return {
    textFields: texts.map(({ field }) => field),
    findTextField: (slice) =>
      texts.find((text) => text.model.id === slice.slice_type)?.name ?? null,
    fresh: () => ({ slice: newSlice(model, { [name]: null }), field: name, isNew: true }),
    dealSlice: deal ? (link) => newSlice(deal.model, { [deal.name]: link }) : null,
  }
}

/** The one field that every variation of a slice has; `null` if there are more. */
function findOnlyField(model: SliceModel | undefined): (NamedField & { model: SliceModel }) | null {
  const [first, ...others] = model?.variations ?? []
  const [entry, ...rest] = Object.entries(first?.primary ?? {})
  const hasItems = Object.keys(first?.items ?? {}).length > 0
  if (!model || !entry || rest.length > 0 || hasItems || others.length > 0) return null
  const [name, field] = entry
  return { model, name, field }
}

function isDealLink(field: FieldModel): boolean {
  return field.type === 'Link' && allowedTypes(field).join() === 'deal'
}
