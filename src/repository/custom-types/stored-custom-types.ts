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
  const isChanged = ({ kind, id, model }: CustomTypeRow) =>
    JSON.stringify((kind === 'type' ? known.types : known.slices).get(id)) !== model
  const toRow = (kind: CustomTypeRow['kind']) => (model: CustomType | SharedSlice) => ({
    kind,
    id: model.id,
    model: JSON.stringify(model),
  })
  return [...types.map(toRow('type')), ...slices.map(toRow('slice'))].filter(isChanged)
}
