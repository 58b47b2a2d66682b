import { type Context, Hono } from 'hono'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { changeModels, type ModelChange, type ModelKind } from './change-models.ts'
import { bulkUpdateSchema, customTypeSchema, sharedSliceSchema } from './parse-models.ts'
import { readWriteBody } from './read-write-body.ts'
import type { WriteEnv, WriteServices } from './write-context.ts'
import { writeRefusal } from './write-refusal.ts'

const resources = [
  { path: 'customtypes', kind: 'type', schema: customTypeSchema },
  { path: 'slices', kind: 'slice', schema: sharedSliceSchema },
] as const

/** Prismic's API of custom types and shared slices. Models are not drafts: a change counts at once. */
export function modelRoutes(services: WriteServices): Hono<WriteEnv> {
  const app = new Hono<WriteEnv>()
  const change = (changes: readonly ModelChange[], c: Context<WriteEnv>) =>
    changeModels(changes, { ...services, author: c.get('author') })
  const modelsOf = async (kind: ModelKind) => {
    const { types, slices } = await storedCustomTypes(services.db)
    return kind === 'type' ? types : slices
  }

  for (const { path, kind, schema } of resources) {
    app
      .get(`/${path}`, async (c) => c.json([...(await modelsOf(kind)).values()], 200))
      .get(`/${path}/:id`, async (c) => {
        const model = (await modelsOf(kind)).get(c.req.param('id'))
        if (!model) throw writeRefusal(404, `There is no ${kind} ${c.req.param('id')}`)
        return c.json(model, 200)
      })
      .post(`/${path}/insert`, async (c) => {
        const model = await readWriteBody(c.req.raw, schema)
        await change([{ kind, id: model.id, action: 'insert', model }], c)
        return c.body(null, 201)
      })
      .post(`/${path}/update`, async (c) => {
        const model = await readWriteBody(c.req.raw, schema)
        await change([{ kind, id: model.id, action: 'update', model }], c)
        return c.body(null, 204)
      })
      .delete(`/${path}/:id`, async (c) => {
        await change([{ kind, id: c.req.param('id'), action: 'delete', model: null }], c)
        return c.body(null, 204)
      })
  }
  return app.post('/bulk-update', async (c) => {
    const { changes } = await readWriteBody(c.req.raw, bulkUpdateSchema)
    await change(changes.map(toModelChange), c)
    return c.body(null, 204)
  })
}

type BulkChange = { type: string; id: string; payload?: ModelChange['model'] }

function toModelChange({ type, id, payload = null }: BulkChange): ModelChange {
  const kind = type.startsWith('CUSTOM_TYPE') ? 'type' : 'slice'
  const action = payload === null ? 'delete' : type.endsWith('INSERT') ? 'insert' : 'update'
  if (payload !== null && payload.id !== id) {
    throw writeRefusal(400, `The change of ${id} has the model of ${payload.id}`)
  }
  return { kind, id, action, model: payload }
}
