import { QueryError, toPosition } from './query/query-error.ts'

/** A response other than 200, with the body that Prismic's client expects. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    body: { message: string } & Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const NOWHERE = { line: 1, column: 1, id: 0, location: '' }

export function badRequest(message: string, pos = NOWHERE): ApiError {
  return new ApiError(400, { type: 'parsing-error', message, pos })
}

// Prismic's client reads the ref for its retry from the end of these two messages.
export function refNotFound(masterRef: string): ApiError {
  const message = `Ref not found. Ensure you have the correct ref. Master ref is: ${masterRef}`
  return new ApiError(404, { type: 'api_notfound_error', message })
}

export function refExpired(masterRef: string): ApiError {
  const message = `The given ref is expired. Master ref is: ${masterRef}`
  return new ApiError(410, { type: 'api_validation_error', message })
}

export function previewTokenExpired(): ApiError {
  const message = 'The preview token you provided has expired'
  return new ApiError(404, { type: 'api_security_error', message })
}

/** Old clients read `error`, new ones `message`. Both understand only 401. */
export function unauthorised(endpoint: string, token: string | null): ApiError {
  const message = token === null ? 'An access token is required' : 'Invalid access token'
  return new ApiError(401, {
    type: 'api_security_error',
    message,
    error: message,
    oauth_initiate: `${endpoint}/auth`,
    oauth_token: `${endpoint}/auth/token`,
  })
}

/** In whole seconds. Required, because clients retry at once without it. */
export function tooManyRequests(seconds: number): ApiError {
  const retryAfter = String(Math.max(1, Math.ceil(seconds)))
  return new ApiError(429, { message: 'Too many requests' }, { 'retry-after': retryAfter })
}

export function noSuchResource(): ApiError {
  return new ApiError(404, { type: 'not_found', message: 'There is nothing at this address' })
}

export function noSuchMethod(): ApiError {
  const message = 'The content API is read-only: only GET and HEAD are understood'
  return new ApiError(405, { type: 'method_not_allowed', message }, { allow: 'GET, HEAD, OPTIONS' })
}

function parsingError(error: QueryError): ApiError {
  const { line, column } = toPosition(error)
  const message = `${error.message} on line:${line} col:${column} in query '${error.query}'`
  return badRequest(message, { line, column, id: 0, location: error.query })
}

/** `null` for a bug, which is not a response. */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof QueryError) return parsingError(error)
  return error instanceof ApiError ? error : null
}
