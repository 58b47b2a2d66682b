import type { RichTextField } from './allowed-kinds.ts'
import type { ArticleRules, ProseAttrs, Slice } from './article-codec.ts'

/** A field of a model, as far as slices need it. */
type FieldModel = RichTextField & {
  type: string
  config?: {
    customtypes?: readonly (string | { id: string })[]
    choices?: Readonly<Record<string, unknown>>
  }
}

type Variation = {
  id: string
  version?: string
  primary?: Readonly<Record<string, FieldModel>>
  items?: Readonly<Record<string, FieldModel>>
}

/** The shared slices of a type, by id. */
export type SliceModels = Readonly<Record<string, { variations: readonly Variation[] }>>

export type SliceRules = ArticleRules & {
  newId: (sliceType: string) => string
  /** The rich-text fields of the slices that are text. */
  textFields: readonly FieldModel[]
  /** The slice that shows a deal; `null` if the zone has none. */
  dealSlice: ((link: unknown) => Slice) | null
}

/** What the models say about a slice zone; `null` if nothing in it is a text to write in. */
export function readSliceRules(
  slices: SliceModels,
  zone: FieldModel,
  newUuid: () => string,
): SliceRules | null {
  const choices = Object.keys(zone.config?.choices ?? {})
  const textSlices = new Map<string, { name: string; field: FieldModel }>()
  let dealChoice: { type: string; name: string } | null = null
  for (const type of choices) {
    const only = onlyField(slices[type]?.variations ?? [])
    if (only?.field.type === 'StructuredText') textSlices.set(type, only)
    if (only && isDealLink(only.field)) dealChoice ??= { type, name: only.name }
  }
  const newId = (type: string) => `${type}$${newUuid()}`
  const newSlice = (type: string, primary: Record<string, unknown>): Slice => {
    const [variation] = slices[type]?.variations ?? []
    return {
      id: newId(type),
      slice_type: type,
      slice_label: null,
      variation: variation?.id ?? 'default',
      version: variation?.version ?? 'initial',
      items: [],
      primary,
    }
  }
  const [first] = textSlices
  if (!first) return null
  const [firstType, { name }] = first
  const deal: { type: string; name: string } | null = dealChoice
  return {
    newId,
    textFields: [...textSlices.values()].map(({ field }) => field),
    findTextField: ({ slice_type }) => textSlices.get(slice_type)?.name ?? null,
    fresh: (): ProseAttrs => ({
      slice: newSlice(firstType, { [name]: null }),
      field: name,
      isNew: true,
    }),
    dealSlice: deal ? (link) => newSlice(deal.type, { [deal.name]: link }) : null,
  }
}

/** The one field that every variation of a slice has; `null` if there are more. */
function onlyField(variations: readonly Variation[]): { name: string; field: FieldModel } | null {
  const [first, ...others] = variations
  const fields = Object.entries(first?.primary ?? {})
  const hasItems = Object.keys(first?.items ?? {}).length > 0
  const [entry] = fields
  if (!entry || fields.length > 1 || hasItems || others.length > 0) return null
  return { name: entry[0], field: entry[1] }
}

function isDealLink({ type, config }: FieldModel): boolean {
  const types = (config?.customtypes ?? []).map((one) => (typeof one === 'string' ? one : one.id))
  return type === 'Link' && types.length === 1 && types[0] === 'deal'
}
