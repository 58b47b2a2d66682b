import type { CustomTypeRow } from '#db/custom-type-rows.ts'
import type { CustomType, CustomTypes, SharedSlice } from '../custom-types/custom-type.ts'
import { ownCustomTypes } from '../custom-types/own-custom-types.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { publishContent } from '../publish/publish-content.ts'
import { checkModels } from './check-models.ts'
import type { WriteContext } from './write-context.ts'
import { writeRefusal } from './write-refusal.ts'

export type ModelKind = CustomTypeRow['kind']

/** `model` is `null` for a removal. */
export type ModelChange = {
  kind: ModelKind
  id: string
  action: 'insert' | 'update' | 'delete'
  model: CustomType | SharedSlice | null
}

type ModelContext = Pick<WriteContext, 'db' | 'store' | 'now' | 'createRef' | 'author' | 'turns'>

/** Throws as `changeModels` would, and changes nothing. */
export async function checkModelChanges(
  changes: readonly ModelChange[],
  context: Pick<ModelContext, 'db' | 'store' | 'turns'>,
): Promise<void> {
  const after = withChanges(await storedCustomTypes(context.db), changes)
  await checkModels(after, changes, context)
}

/** Makes all changes or none. Throws if a document would no longer fit its model. */
export async function changeModels(
  changes: readonly ModelChange[],
  context: ModelContext,
): Promise<void> {
  const { db, store, now, createRef, author } = context
  await publishContent(
    db,
    async () => {
      // Called again if somebody publishes meanwhile.
      await store.refresh()
      await checkModelChanges(changes, context)
      return {
        customTypes: changes.flatMap(({ kind, id, model }) =>
          model === null ? [] : [{ kind, id, model: JSON.stringify(model) }],
        ),
        removedCustomTypes: changes.filter(({ model }) => model === null),
      }
    },
    { kind: 'import', author, why: toReason(changes), now, createRef },
  )
  await store.refresh()
}

function toReason(changes: readonly ModelChange[]): string {
  const names = changes.map(({ kind, id, action }) => `${action} ${kind} ${id}`)
  return `models: ${names.join(', ')}`
}

type Models = { type: Map<string, CustomType>; slice: Map<string, SharedSlice> }

function withChanges(known: CustomTypes, changes: readonly ModelChange[]): CustomTypes {
  const own = ownCustomTypes()
  const models: Models = { type: new Map(known.types), slice: new Map(known.slices) }
  for (const { kind, id, action, model } of changes) {
    const of = models[kind] as Map<string, unknown>
    if (action === 'insert' && of.has(id))
      throw writeRefusal(409, `There is a ${kind} ${id} already`)
    if (action === 'update' && !of.has(id)) throw writeRefusal(422, `There is no ${kind} ${id}`)
    if (model !== null) of.set(id, model)
    else if ((kind === 'type' ? own.types : own.slices).has(id)) {
      throw writeRefusal(403, `The site’s own pages need the ${kind} ${id}`)
    } else of.delete(id)
  }
  return { types: models.type, slices: models.slice }
}
