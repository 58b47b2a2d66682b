import { syncRequestSchema } from '#lib/visitor-schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

/** Takes what a device did since it last asked, once, and tells it what there is now. */
export const syncVisitorState = defineAccountCallable({
  name: 'syncVisitor',
  input: syncRequestSchema,
  limit: { rate: 2, burst: 60 },
  run: (request, { visitors, accountId }) => visitors.sync(accountId, request),
})
