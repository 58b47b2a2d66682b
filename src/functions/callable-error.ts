import type { CallableCode } from '#visitor/callable-codes.ts'

/** `too-large` has its own HTTP status and is `invalid-argument` in the protocol. */
type RefusalCode = CallableCode | 'too-large'

/** A refusal. The caller receives its message word for word. */
export class CallableError extends Error {
  readonly code: RefusalCode
  readonly details: unknown

  constructor(code: RefusalCode, message: string, details?: unknown) {
    super(message)
    this.name = 'CallableError'
    this.code = code
    this.details = details
  }
}
