import { AsyncLocalStorage } from 'node:async_hooks'
import { isAppError } from '#lib/app-error.ts'

type Call = { reason: unknown }

/** better-auth logs why it failed, and then throws or answers "internal server error". */
export function createFailureReasons() {
  const calls = new AsyncLocalStorage<Call>()

  return {
    /** Takes better-auth's log entries: the causes that it is about to hide. */
    note(error: unknown): void {
      const call = calls.getStore()
      if (call) call.reason ??= error
    },
    /** Throws the cause instead if it is a refusal, such as a database that does not answer. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      const call: Call = { reason: null }
      const result = await calls.run(call, work).catch((error: unknown) => {
        throw isAppError(call.reason) ? call.reason : error
      })
      if (isFailure(result) && isAppError(call.reason)) throw call.reason
      return result
    },
  }
}

function isFailure(result: unknown): boolean {
  return result instanceof Response && result.status >= 500
}
