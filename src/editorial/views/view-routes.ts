import * as v from 'valibot'
import type { Database } from '#db/database.ts'
import { countViews, findView, putView, removeView, viewRows } from '#db/desk-views.ts'
import type { SavedViews } from '#desk/wire/views.ts'
import { AppError } from '#lib/node/app-error.ts'
import { hasCapability } from '../api/check-allowed.ts'
import { type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'

const MOST_VIEWS = 100

const viewSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  list: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  query: v.pipe(v.string(), v.maxLength(2000)),
  isShared: v.boolean(),
})

/** Questions to lists that people keep for themselves, or share. */
export function viewRoutes({ db, now }: { db: Database; now: () => Date }): DeskRoute[] {
  return [
    get('/views', 'read', async ({ query, person }) =>
      readViews(db, query.get('list') ?? '', person.id),
    ),
    post('/views', 'write', async ({ body, person }) => {
      const { id, list, name, query, isShared } = readInput(viewSchema, body)
      if (!(await findView(db, id)) && (await countViews(db, person.id)) >= MOST_VIEWS) {
        throw new AppError('too-many', `You already have ${MOST_VIEWS} views. Remove one first.`)
      }
      const isOwn = await putView(db, {
        ...{ id, list, name, query, person_id: person.id },
        is_shared: isShared ? 1 : 0,
        changed_at: now().toISOString(),
      })
      if (!isOwn)
        throw new AppError('forbidden', 'This view belongs to somebody else. Save it as a new one.')
      return readViews(db, list, person.id)
    }),
    post('/views/:id/remove', 'write', async (request) => {
      const { id = '' } = request.params
      const view = await findView(db, id)
      const isOthers = view !== null && view.person_id !== request.person.id
      if (isOthers && !hasCapability(request, 'people')) {
        throw new AppError('forbidden', 'This view belongs to somebody else.')
      }
      if (view) await removeView(db, id)
      return { done: true }
    }),
  ]
}

async function readViews(db: Database, list: string, personId: string): Promise<SavedViews> {
  const rows = await viewRows(db, { list, personId })
  return {
    views: rows.map(({ id, name, query, is_shared, person_id, owner }) => ({
      id,
      name,
      query,
      isShared: is_shared === 1,
      isOwn: person_id === personId,
      by: owner,
    })),
  }
}
