import { createHash } from 'node:crypto'

export type AccountCaller = {
  accountId: string
  /** Signed in a moment ago, so that the caller need not prove again who they are. */
  isRecent: boolean
  /** `null` where accounts have none. */
  sessionId: string | null
  /** For what lasts longer than a call: whether the session that it began with is still open. */
  isStillIn: () => Promise<boolean>
}

/** Who calls: somebody with an account, a device without one, or nobody in particular. */
export type Caller = AccountCaller | { anonymousId: string } | null

/** Knows the tokens of accounts: `null` for one that is made up or over. */
export type FindAccount = (token: string) => Promise<AccountCaller | null>

/** `refused` when the request claims to be somebody and cannot prove it. */
export type IdentifyCaller = (request: Request) => Promise<Caller | 'refused'>

/** A device's own secret. No token of an account begins like it. */
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

/** The secret itself is not kept: who reads the database cannot speak for the device. */
function toAnonymousId(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22)
}
