import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#db/database.ts'
import type { DocumentModel, SliceModel } from '#desk/wire/documents.ts'
import { AppError } from '#lib/node/app-error.ts'
import { createModelReading } from '#repository/checks/model-reading.ts'
import { type CustomTypes, fieldsOf } from '#repository/custom-types/custom-type.ts'
import { storedCustomTypes } from '#repository/custom-types/stored-custom-types.ts'
import { PAGE_TYPE } from '#repository/drafts/page-drafts.ts'

export type Models = ReturnType<typeof createModels>

/** With how documents differ from them. */
export type ReadModels = CustomTypes & { modelOf: ReturnType<typeof createModelReading> }

/**
 * The models, read again after each publish: imports bring models with them. They are the same object until they change, so that
 * what is known about documents stays known.
 */
export function createModels(db: Database, masterRef: () => string | null) {
  let known: { ref: string | null; stored: CustomTypes; models: ReadModels } | null = null
  return {
    async read(): Promise<ReadModels> {
      const ref = masterRef()
      if (known?.ref === ref) return known.models
      const stored = await storedCustomTypes(db)
      const models =
        known && isDeepStrictEqual(known.stored, stored)
          ? known.models
          : { ...stored, modelOf: createModelReading(stored) }
      known = { ref, stored, models }
      return models
    },
  }
}

/** What a form is built from. */
export function getModel({ types, slices }: CustomTypes, id: string): DocumentModel {
  if (id === PAGE_TYPE) return { id, label: 'Page', repeatable: true, tabs: {}, slices: {} }
  const type = types.get(id)
  if (!type) throw new AppError('not-found', `There is no type "${id}".`)
  const shared = Object.values(fieldsOf(type)).flatMap(({ config }) =>
    Object.keys(config?.choices ?? {}).flatMap((name) => slices.get(name) ?? []),
  )
  return {
    id,
    label: type.label ?? id,
    repeatable: type.repeatable,
    tabs: type.json as DocumentModel['tabs'],
    slices: Object.fromEntries(shared.map((slice) => [slice.id, slice as SliceModel])),
  }
}
