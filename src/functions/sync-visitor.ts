import { syncRequestSchema } from '#visitor/schemas.ts'
import { defineAccountCallable, defineAccountRead } from './define-callable.ts'
import { toPlainState } from './visitor-document.ts'

const limit = { rate: 2, burst: 60 }
/** Fits the largest state that a visitor can have. */
const MOST_BYTES = 1_500_000

/** Applies a device's changes once and returns the current state. */
export const syncVisitorState = defineAccountCallable({
  name: 'syncVisitor',
  input: syncRequestSchema,
  mostBytes: MOST_BYTES,
  limit,
  run: (request, { visitors, accountId }) => visitors.sync(accountId, request),
})

export const readVisitor = defineAccountRead(
  { name: 'readVisitor', limit },
  async ({ visitors, accountId }) => {
    const document = await visitors.find(accountId)
    return { version: document.version, ...toPlainState(document) }
  },
)
