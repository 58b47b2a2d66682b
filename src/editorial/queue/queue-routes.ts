import * as v from 'valibot'
import { recheckActs, type Today } from '#desk/wire/today.ts'
import { type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { readForYou } from '../discussion/read-for-you.ts'
import { createReadToday, type TodayOptions } from './read-today.ts'
import { type RecheckOptions, recheckDeal, undoRecheck } from './recheck.ts'

const MOST_DOLLARS = 1_000_000

const recheckSchema = v.object({
  act: v.picklist(recheckActs),
  price: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DOLLARS))),
})

const price = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DOLLARS)))
const day = v.nullable(v.pipe(v.string(), v.isoDate()))
const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()))
/** The fields that a check can have changed. */
const changes = [
  v.object({ field: v.literal('checked_on'), before: day, after: day }),
  v.object({ field: v.literal('price_now'), before: price, after: price }),
  v.object({ field: v.literal('ends_on'), before: day, after: day }),
  v.object({ field: v.literal('sold_out_at'), before: instant, after: instant }),
  v.object({ field: v.literal('back_at'), before: instant, after: instant }),
]
/** A check that found nothing new has changed nothing, and can be undone like any other. */
const undoSchema = v.object({
  changes: v.pipe(v.array(v.variant('field', changes)), v.maxLength(changes.length)),
})

/** Today's queue, and the checks at the counter. */
export function queueRoutes(options: TodayOptions & RecheckOptions): DeskRoute[] {
  const readToday = createReadToday(options)
  return [
    get('/today', 'read', async ({ person }): Promise<Today> => {
      const [today, forYou] = await Promise.all([readToday(), readForYou(options, person)])
      return { ...today, forYou }
    }),
    post('/deals/:id/recheck', 'recheck', ({ params: { id = '' }, person, body }) =>
      recheckDeal(options, { id, person, input: readInput(recheckSchema, body) }),
    ),
    post('/deals/:id/undo-recheck', 'recheck', ({ params: { id = '' }, person, body }) =>
      undoRecheck(options, { id, person, ...readInput(undoSchema, body) }),
    ),
  ]
}
