import { type CallableCode, findCodeByName, findCodeByStatus } from '#visitor/callable-codes.ts'
import { decodeData } from '#visitor/callable-data.ts'

/** Why a call failed. `code` is one of the protocol's, prefixed with `functions/`. */
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

type ErrorBody = { error?: { status?: unknown; message?: unknown; details?: unknown } } | null

/** The error of a response; `null` if the call succeeded. The body counts more than the status. */
export function findCallableError(status: number, body: unknown): FunctionsError | null {
  const sent = (body as ErrorBody)?.error
  const isSuccess = status >= 200 && status < 300
  if (!sent) return isSuccess ? null : new FunctionsError(toCode(status))
  const { status: name, message: text, details } = sent
  const isNamed = typeof name === 'string'
  if (isNamed ? name === 'OK' : isSuccess) return null
  const code = isNamed ? findCodeByName(name) : toCode(status)
  if (!code) return new FunctionsError('internal')
  const message = typeof text === 'string' ? text : isNamed ? name : code
  return new FunctionsError(code, message, decodeDetails(details))
}

/** Status 0 stands for a failed request. */
function toCode(status: number): CallableCode {
  return status === 0 ? 'internal' : (findCodeByStatus(status) ?? 'unknown')
}

/** Returns details as received if they cannot be decoded: the error itself matters more. */
function decodeDetails(details: unknown): unknown {
  try {
    return decodeData(details)
  } catch {
    return details
  }
}
