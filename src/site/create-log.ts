import pino, { type Logger } from 'pino'
import { toLoggedError } from '#http/logged-error.ts'

/** The log of either thread. Its errors name no address or number of anybody. */
export function createLog(level: string, write: (lines: string) => void): Logger {
  // The log collector knows process id and host name; in every line they only cost space.
  return pino({ level, base: null, serializers: { err: toLoggedError } }, { write })
}
