import { type CustomTypeRow, customTypeRows } from '#db/custom-type-rows.ts'
import type { Database } from '#db/database.ts'
import { type CustomType, type CustomTypes, type SharedSlice, withModels } from './custom-type.ts'
import { ownCustomTypes } from './own-custom-types.ts'

/** The project's own models, with imported ones added. */
export async function storedCustomTypes(db: Database): Promise<CustomTypes> {
  return fromRows(await customTypeRows(db))
}

function fromRows(rows: readonly CustomTypeRow[]): CustomTypes {
  const modelsOf = (kind: CustomTypeRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ model }) => JSON.parse(model))
  return withModels(ownCustomTypes(), {
    types: modelsOf('type') as CustomType[],
    slices: modelsOf('slice') as SharedSlice[],
  })
}

/** Rows for the models that are new or different. */
export function toNewRows(
  known: CustomTypes,
  { types, slices }: { types: readonly CustomType[]; slices: readonly SharedSlice[] },
): CustomTypeRow[] {
  const rows = [
    ...types.map((model) => ({ kind: 'type' as const, model, before: known.types.get(model.id) })),
    ...slices.map((model) => ({
      kind: 'slice' as const,
      model,
      before: known.slices.get(model.id),
    })),
  ]
  return rows
    .map(({ kind, model, before }) => ({
      kind,
      model: JSON.stringify(model),
      before,
      id: model.id,
    }))
    .filter(({ model, before }) => JSON.stringify(before) !== model)
    .map(({ kind, id, model }) => ({ kind, id, model }))
}
