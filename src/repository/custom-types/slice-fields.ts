import type { FieldModel, SharedSlice, SliceChoice } from './custom-type.ts'

type SliceFields = { primary: Record<string, FieldModel>; items: Record<string, FieldModel> }

/** The allowed fields of the slice, or a message that says why it is invalid. */
export function findSliceFields(
  slice: Record<string, unknown>,
  choices: Record<string, SliceChoice>,
  models: ReadonlyMap<string, SharedSlice>,
): SliceFields | string {
  const type = String(slice.slice_type)
  const choice = Object.hasOwn(choices, type) ? choices[type] : undefined
  if (!choice) return `is a slice "${type}", which does not belong here`
  if (choice.type !== 'SharedSlice') {
    return { primary: choice['non-repeat'] ?? {}, items: choice.repeat ?? {} }
  }
  const model = models.get(type)
  if (!model) return `is a slice "${type}", of which there is no model`
  const variation = model.variations.find(({ id }) => id === slice.variation)
  if (!variation) return `has no variation "${String(slice.variation)}"`
  return { primary: variation.primary ?? {}, items: variation.items ?? {} }
}
