/** What nodemailer throws. */
type MailError = {
  code?: string
  /** Of the system, beneath nodemailer's own. */
  originalCode?: string
  timeoutType?: string
  /** What the server said. */
  responseCode?: number
}

export type MailFailure = {
  /** `refused`: for now. `rejected`: for good. `lost`: nobody knows whether it arrived. */
  outcome: 'refused' | 'rejected' | 'lost'
  /** With the next mail it would be the same. */
  isAway: boolean
}

/** Of the steps before the first mail. */
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
const unconnected: ReadonlySet<string | undefined> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
])
/** Without a word from the server: nodemailer itself does not send such a mail. */
const unsendable: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * What became of a mail. Of what the server said, 4xx is for now and 5xx for good. nodemailer gives `command:
 * 'CONN'` and the codes `ECONNECTION` and `ETIMEDOUT` also to what broke after the mail was handed over: they
 * prove nothing, and nobody knows.
 */
export function toMailFailure(error: unknown): MailFailure {
  const { code, originalCode, timeoutType, responseCode } = error as MailError
  if (early.has(code) || earlyTimeouts.has(timeoutType) || unconnected.has(originalCode)) {
    return { outcome: 'refused', isAway: true }
  }
  if (responseCode !== undefined) {
    return { outcome: responseCode < 500 ? 'refused' : 'rejected', isAway: responseCode === 421 }
  }
  if (unsendable.has(code)) return { outcome: 'rejected', isAway: false }
  return { outcome: 'lost', isAway: true }
}
