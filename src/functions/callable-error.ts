/** The protocol's errors: each has a name on the wire and an HTTP status. */
export const callableStatuses = {
  cancelled: ['CANCELLED', 499],
  unknown: ['UNKNOWN', 500],
  'invalid-argument': ['INVALID_ARGUMENT', 400],
  'deadline-exceeded': ['DEADLINE_EXCEEDED', 504],
  'not-found': ['NOT_FOUND', 404],
  'already-exists': ['ALREADY_EXISTS', 409],
  'permission-denied': ['PERMISSION_DENIED', 403],
  unauthenticated: ['UNAUTHENTICATED', 401],
  'resource-exhausted': ['RESOURCE_EXHAUSTED', 429],
  'failed-precondition': ['FAILED_PRECONDITION', 400],
  aborted: ['ABORTED', 409],
  'out-of-range': ['OUT_OF_RANGE', 400],
  unimplemented: ['UNIMPLEMENTED', 501],
  internal: ['INTERNAL', 500],
  unavailable: ['UNAVAILABLE', 503],
  'data-loss': ['DATA_LOSS', 500],
  // Not in the protocol, whose clients read only the name.
  'too-large': ['INVALID_ARGUMENT', 413],
} as const satisfies Record<string, readonly [string, number]>

export type CallableCode = keyof typeof callableStatuses

/** A refusal. The caller receives its message word for word. */
export class CallableError extends Error {
  readonly code: CallableCode
  readonly details: unknown

  constructor(code: CallableCode, message: string, details?: unknown) {
    super(message)
    this.name = 'CallableError'
    this.code = code
    this.details = details
  }
}
