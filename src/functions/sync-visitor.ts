import { syncRequestSchema } from '#visitor/schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

/** Applies a device's changes once and returns the current state. */
export const syncVisitorState = defineAccountCallable({
  name: 'syncVisitor',
  input: syncRequestSchema,
  limit: { rate: 2, burst: 60 },
  run: (request, { visitors, accountId }) => visitors.sync(accountId, request),
})
