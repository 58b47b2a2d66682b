import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { TypeList, TypePreview } from '#desk/wire/types.ts'
import { AppError } from '#lib/node/app-error.ts'
import { ApiError } from '#repository/api-error.ts'
import { type CustomType, fieldsOf } from '#repository/custom-types/custom-type.ts'
import { ownCustomTypes } from '#repository/custom-types/own-custom-types.ts'
import { storedCustomTypes } from '#repository/custom-types/stored-custom-types.ts'
import {
  changeModels,
  checkModelChanges,
  type ModelChange,
} from '#repository/writing/change-models.ts'
import { customTypeSchema } from '#repository/writing/parse-models.ts'
import { type DeskRequest, type DeskRoute, get, post, postWithStepUp } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { actingAs } from '../people/acting-as.ts'
import type { Acts } from '../people/acts.ts'
import { fieldEffects } from './field-effects.ts'

export type TypeServices = ListServices & { acts: Acts }

const MOST_CHARACTERS = 200_000

const inputSchema = v.object({
  model: v.pipe(
    customTypeSchema,
    v.check((model) => JSON.stringify(model).length <= MOST_CHARACTERS, 'is too long'),
  ),
  key: v.pipe(v.string(), v.maxLength(64)),
})

/** The models of documents: what they are, what a change would do, and changing them. */
export function typeRoutes(services: TypeServices): DeskRoute[] {
  return [
    get('/types', 'types', () => readTypes(services)),
    post('/types/:id/preview', 'types', async (request) =>
      preview(services, await readChange(services, request)),
    ),
    postWithStepUp('/types/:id/change', 'types', async (request) => {
      await changeType(services, { ...(await readChange(services, request)), request })
      return readTypes(services)
    }),
  ]
}

async function readTypes(services: TypeServices): Promise<TypeList> {
  const { types } = await storedCustomTypes(services.db)
  const own = ownCustomTypes().types
  const counts = await countDocuments(services)
  return {
    types: [...types.values()].map((type) => {
      const needed = own.get(type.id)
      return {
        model: type as TypeList['types'][number]['model'],
        documents: counts.get(type.id) ?? 0,
        isOwn: needed !== undefined,
        ownFields: needed ? Object.keys(fieldsOf(needed)) : [],
        key: keyOf(type),
      }
    }),
  }
}

async function countDocuments({ store, drafts }: TypeServices): Promise<Map<string, number>> {
  const { byType, byId } = store.snapshot()
  const counts = new Map([...byType].map(([type, documents]) => [type, documents.length]))
  for (const { document } of (await drafts.read()).values()) {
    if (!byId.has(document.id)) counts.set(document.type, (counts.get(document.type) ?? 0) + 1)
  }
  return counts
}

type TypeChange = { before: CustomType; after: CustomType }

async function readChange(
  { db }: TypeServices,
  { params, body }: Pick<DeskRequest, 'params' | 'body'>,
): Promise<TypeChange> {
  const { model, key } = readInput(inputSchema, body)
  const before = (await storedCustomTypes(db)).types.get(params.id ?? '')
  if (!before) throw new AppError('not-found', `There is no type "${params.id}".`)
  if (model.id !== before.id) throw new AppError('invalid', 'A type keeps its id.')
  if (keyOf(before) !== key) {
    throw new AppError('conflict', 'Somebody has changed this type meanwhile. Open it again.')
  }
  return { before, after: model }
}

async function preview(
  services: TypeServices,
  { before, after }: TypeChange,
): Promise<TypePreview> {
  const published = services.store.snapshot().byType.get(before.id)?.parts.flat() ?? []
  const drafts = [...(await services.drafts.read()).values()]
    .map(({ document }) => document)
    .filter(({ type }) => type === before.id)
  const written = new Set(drafts.map(({ id }) => id))
  const documents = [...published.filter(({ id }) => !written.has(id)), ...drafts]
  return {
    effects: await services.turns.run(fieldEffects({ before, after }, documents)),
    refusals: await findRefusals(services, after),
  }
}

/** What the site's code needs, and what the repository's checks refuse. */
async function findRefusals(services: TypeServices, after: CustomType): Promise<string[]> {
  const needed = ownCustomTypes().types.get(after.id)
  const fields = fieldsOf(after)
  const gone = Object.entries(needed ? fieldsOf(needed) : {})
    .filter(([name, field]) => fields[name]?.type !== field.type)
    .map(([name]) => `The site’s own pages need the field ${name} as it is.`)
  if (gone.length > 0) return gone
  return refusalsOf(() => checkModelChanges([toChange(after)], services))
}

async function refusalsOf(act: () => Promise<void>): Promise<string[]> {
  try {
    await act()
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { details, message } = error.body as { details?: string[]; message: string }
    return details ?? [message]
  }
}

function toChange(model: CustomType): ModelChange {
  return { kind: 'type', id: model.id, action: 'update', model }
}

async function changeType(
  services: TypeServices,
  { before, after, request }: TypeChange & { request: DeskRequest },
): Promise<void> {
  const { person } = request
  const found = await findRefusals(services, after)
  const change = () =>
    changeModels([toChange(after)], { ...services, ...actingAs(person, services) })
  // It checks again, inside the publish.
  const refusals = found.length > 0 ? found : await refusalsOf(change)
  if (refusals.length > 0) throw new AppError('conflict', refusals.join(' '))
  const fields = Object.keys(fieldsOf(after)).length
  const detail = { fieldsBefore: Object.keys(fieldsOf(before)).length, fieldsAfter: fields }
  await services.acts.record({ person, act: 'change-type', subject: after.id, detail })
}

function keyOf(type: CustomType): string {
  return createHash('sha256').update(JSON.stringify(type)).digest('base64url').slice(0, 22)
}
