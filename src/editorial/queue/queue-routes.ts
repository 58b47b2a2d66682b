import * as v from 'valibot'
import { recheckActs } from '#desk/wire/today.ts'
import type { DeskRoute } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { readToday, type TodayOptions } from './read-today.ts'
import { type RecheckOptions, recheckDeal, undoRecheck } from './recheck.ts'

const MOST_DOLLARS = 1_000_000

const recheckSchema = v.object({
  act: v.picklist(recheckActs),
  price: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DOLLARS))),
})

/** The fields that a check can have changed. */
const fields = ['checked_on', 'price_now', 'ends_on', 'sold_out_at', 'back_at'] as const
const value = v.union([v.null(), v.number(), v.pipe(v.string(), v.maxLength(40))])
const undoSchema = v.object({
  changes: v.pipe(
    v.array(v.object({ field: v.picklist(fields), before: value, after: value })),
    v.minLength(1),
    v.maxLength(fields.length),
  ),
})

/** What needs a person today, and what one tap at the counter does. */
export function queueRoutes(options: TodayOptions & RecheckOptions): DeskRoute[] {
  return [
    {
      method: 'GET',
      path: '/today',
      needs: 'read',
      handle: () => readToday(options),
    },
    {
      method: 'POST',
      path: '/deals/:id/recheck',
      needs: 'recheck',
      handle: ({ params: { id = '' }, person, body }) =>
        recheckDeal(options, { id, person, input: readInput(recheckSchema, body) }),
    },
    {
      method: 'POST',
      path: '/deals/:id/undo-recheck',
      needs: 'recheck',
      handle: ({ params: { id = '' }, person, body }) =>
        undoRecheck(options, { id, person, ...readInput(undoSchema, body) }),
    },
  ]
}
