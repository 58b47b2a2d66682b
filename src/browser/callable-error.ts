import { decodeData } from '#visitor/callable-data.ts'

const codes = [
  'ok',
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
] as const

export type CallableCode = (typeof codes)[number]

/** Why a call failed. `code` is one of the protocol's, with `functions/` in front. */
export class FunctionsError extends Error {
  readonly code: `functions/${CallableCode}`
  readonly details: unknown

  constructor(code: CallableCode, message: string = code, details?: unknown) {
    super(message)
    this.name = 'FunctionsError'
    this.code = `functions/${code}`
    this.details = details
  }
}

const byStatus: Record<number, CallableCode> = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
}

/** What the answer says went wrong, its own words before its status; `null` when nothing did. */
export function findCallableError(status: number, body: unknown): FunctionsError | null {
  const isGood = status >= 200 && status < 300
  let code: CallableCode = isGood ? 'ok' : (byStatus[status] ?? 'unknown')
  let message: string = code
  let details: unknown
  const told = (
    body as { error?: { status?: unknown; message?: unknown; details?: unknown } } | null
  )?.error
  if (told) {
    if (typeof told.status === 'string') {
      const name = told.status
      const known = codes.find((each) => each.toUpperCase().replaceAll('-', '_') === name)
      if (!known) return new FunctionsError('internal')
      code = known
      message = name
    }
    if (typeof told.message === 'string') message = told.message
    details = decodeDetails(told.details)
  }
  return code === 'ok' ? null : new FunctionsError(code, message, details)
}

/** What cannot be read is given as it came: the error itself matters more. */
function decodeDetails(details: unknown): unknown {
  try {
    return decodeData(details)
  } catch {
    return details
  }
}
