import type { SliceModel } from '../../wire/documents.ts'

/** A slice in the first variation of its model. */
export function newSlice(
  { id, variations: [variation] }: SliceModel,
  primary: Record<string, unknown> = {},
) {
  return {
    id: newSliceId(id),
    slice_type: id,
    slice_label: null,
    variation: variation?.id ?? 'default',
    version: variation?.version ?? 'initial',
    items: [],
    primary,
  }
}

export function newSliceId(
  sliceType: string,
  newUuid = () => crypto.randomUUID() as string,
): string {
  return `${sliceType}$${newUuid()}`
}
