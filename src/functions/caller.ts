import { createHash } from 'node:crypto'

export type AccountCaller = {
  accountId: string
  /** Signed in recently enough for sensitive changes. */
  isRecent: boolean
  /** `null` when accounts have no sessions. */
  sessionId: string | null
  /** For streams, which outlast a call: whether the session is still open. */
  isStillIn: () => Promise<boolean>
}

/** The caller: an account, a device without an account, or unknown. */
export type Caller = AccountCaller | { anonymousId: string } | null

export function hasAccount(caller: Caller): caller is AccountCaller {
  return caller !== null && 'accountId' in caller
}

/** Finds the account of a token; `null` for a made-up or expired one. */
export type FindAccount = (token: string) => Promise<AccountCaller | null>

/** `refused` when the request carries a token that is not valid. */
export type IdentifyCaller = (request: Request) => Promise<Caller | 'refused'>

/** Precedes a device's own secret. No account token starts like this. */
const ANONYMOUS = /^anonymous\.([\w-]{32,128})$/

export function createIdentify(findAccount: FindAccount): IdentifyCaller {
  return async (request) => {
    const header = request.headers.get('authorization')
    if (header === null) return null
    const token = /^bearer\s+(\S+)$/i.exec(header.trim())?.[1]
    if (token === undefined) return 'refused'
    const secret = ANONYMOUS.exec(token)?.[1]
    if (secret !== undefined) return { anonymousId: toAnonymousId(secret) }
    return (await findAccount(token)) ?? 'refused'
  }
}

/** We store only a hash, so a thief of the database cannot pose as the device. */
function toAnonymousId(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22)
}
