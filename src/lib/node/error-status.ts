import type { ErrorCode } from './app-error.ts'

/** Not a standard status, but the one that proxies log for it. */
export const CLIENT_GONE = 499

const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  'signed-out': 401,
  'step-up': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  'client-gone': CLIENT_GONE,
  unavailable: 503,
}

/** The HTTP status of a refusal. */
export function errorStatus(code: ErrorCode): number {
  return statuses[code]
}
