/**
 * The protocol's error codes with their HTTP statuses. Where several share a status, a client that sees only the
 * status reads it as the first of them.
 */
export const callableStatuses = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  'out-of-range': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  aborted: 409,
  'already-exists': 409,
  'resource-exhausted': 429,
  cancelled: 499,
  internal: 500,
  unknown: 500,
  'data-loss': 500,
  unimplemented: 501,
  unavailable: 503,
  'deadline-exceeded': 504,
} as const

export type CallableCode = keyof typeof callableStatuses

const codes = Object.keys(callableStatuses) as CallableCode[]

/** `not-found` is `NOT_FOUND` on the wire. */
export function toWireName(code: CallableCode): string {
  return code.toUpperCase().replaceAll('-', '_')
}

export function findCodeByName(name: string): CallableCode | null {
  return codes.find((code) => toWireName(code) === name) ?? null
}

export function findCodeByStatus(status: number): CallableCode | null {
  return codes.find((code) => callableStatuses[code] === status) ?? null
}
