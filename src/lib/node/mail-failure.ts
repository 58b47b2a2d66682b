import { unconnectedCodes } from './unconnected-codes.ts'

/** The error that nodemailer throws. */
type MailError = {
  code?: string
  /** The system's code, beneath nodemailer's own. */
  originalCode?: string
  timeoutType?: string
  /** The server's reply. */
  responseCode?: number
}

export type MailFailure = {
  /** `refused`: temporarily. `rejected`: for good. `lost`: it may or may not have arrived. */
  outcome: 'refused' | 'rejected' | 'lost'
  /** The next e-mail would fail too. */
  isAway: boolean
}

/** Commands before the first e-mail. */
const early: ReadonlySet<string | undefined> = new Set([
  'EAUTH',
  'ECONFIG',
  'EDNS',
  'ENOAUTH',
  'EOAUTH2',
  'EPROXY',
  'ETLS',
])
const earlyTimeouts: ReadonlySet<string | undefined> = new Set([
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
])
/** Errors of nodemailer itself, which does not send such an e-mail. */
const unsendable: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * The outcome of an e-mail. A reply of 4xx is temporary, 5xx is final. nodemailer also uses `command: 'CONN'` and the
 * codes `ECONNECTION` and `ETIMEDOUT` for failures after the e-mail was handed over, so with them the outcome is
 * unknown.
 */
export function toMailFailure(error: unknown): MailFailure {
  const { code, originalCode, timeoutType, responseCode } = error as MailError
  if (early.has(code) || earlyTimeouts.has(timeoutType) || unconnectedCodes.has(originalCode)) {
    return { outcome: 'refused', isAway: true }
  }
  if (responseCode !== undefined) {
    return { outcome: responseCode < 500 ? 'refused' : 'rejected', isAway: responseCode === 421 }
  }
  if (unsendable.has(code)) return { outcome: 'rejected', isAway: false }
  return { outcome: 'lost', isAway: true }
}
