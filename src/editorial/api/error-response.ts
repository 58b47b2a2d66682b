import { AccountProblem, describeProblem } from '#accounts/account-problem.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { errorStatus } from '#lib/node/error-status.ts'

/** The refusal as sent to the browser. `field` is the one to correct. */
type DeskErrorBody = { error: { code: string; message: string; field?: string } }

/** A bug is logged, and its cause stays here. */
export function toErrorResponse(error: unknown, onBug?: (error: unknown) => void): Response {
  if (error instanceof AccountProblem) {
    const { status, text, field } = describeProblem(error)
    return answer(status, {
      error: { code: error.code, message: text, ...(field !== null && { field }) },
    })
  }
  if (isAppError(error)) {
    const { code, message, retryAfter } = error
    const wait = retryAfter === null ? undefined : { 'retry-after': String(Math.ceil(retryAfter)) }
    return answer(errorStatus(code), { error: { code, message } }, wait)
  }
  onBug?.(error)
  return answer(500, { error: { code: 'bug', message: 'Something broke at our end.' } })
}

function answer(status: number, body: DeskErrorBody, headers?: Record<string, string>): Response {
  return Response.json(body, { status, ...(headers && { headers }) })
}
