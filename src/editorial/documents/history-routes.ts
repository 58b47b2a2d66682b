import * as v from 'valibot'
import { type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { answerAct } from './act-routes.ts'
import { compareDocument, documentHistory, restoreDocument } from './document-history.ts'
import type { ListServices } from './find-listed.ts'

const restored = v.object({
  saveId: v.pipe(v.string(), v.maxLength(100)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  path: v.optional(v.nullable(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(30)))),
  why: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})

/** The history of a document, and restoring from it. */
export function historyRoutes(services: ListServices): DeskRoute[] {
  return [
    get('/documents/:id/history', 'read', async ({ params }) => ({
      entries: await documentHistory(services, params.id ?? ''),
    })),
    get('/documents/:id/compare', 'read', async ({ params, query }) =>
      compareDocument(services, params.id ?? '', {
        from: query.get('from') ?? 'live',
        to: query.get('to') ?? 'draft',
      }),
    ),
    post('/documents/:id/restore', 'restore', async ({ params, body, person }) => {
      const { revision, path = null, why = null, saveId } = readInput(restored, body)
      const id = params.id ?? ''
      return answerAct(await restoreDocument(services, { id, revision, path, why, saveId, person }))
    }),
  ]
}
