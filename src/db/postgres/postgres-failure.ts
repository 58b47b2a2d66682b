import { unavailable } from '../unavailable.ts'

/**
 * PostgreSQL's error codes, or their prefixes, for problems with the server or the connection, not with the
 * statement. The same statement may succeed later.
 */
const passing = [
  '08', // the connection failed
  '25006', // the server is read-only, such as a standby
  '25P03', // a transaction did nothing for too long
  '40001', // two transactions collided
  '40P01', // two transactions waited for each other
  '53', // disk, memory or connections ran out
  '55P03', // a lock was not free in time
  '57014', // a statement took too long
  '57P', // the server stops, crashed or is starting
  '58', // the server's disk failed
]

/** The system's codes for a server that cannot be reached. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]

/** Whether the connection is unusable after this error. */
export function endsConnection(error: unknown): boolean {
  const code = codeOf(error)
  return unreachable.includes(code) || /^(08|57P|25P03)/.test(code)
}

/** `isBroken`: the connection is gone, whatever the error says. */
export function toPostgresError(error: unknown, { isBroken }: { isBroken: boolean }): unknown {
  const code = codeOf(error)
  const isPassing = unreachable.includes(code) || passing.some((prefix) => code.startsWith(prefix))
  if (!isPassing && !isBroken) return error
  return unavailable(`PostgreSQL does not answer (${code || messageOf(error)})`, error)
}

/** While connecting, every error means "unreachable", except the server's own refusal of a password or name. */
export function toConnectError(error: unknown): unknown {
  return toPostgresError(error, { isBroken: !/^[0-9A-Z]{5}$/.test(codeOf(error)) })
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
