import { createHmac } from 'node:crypto'
import { findLiveSession } from '#db/account-sessions.ts'
import type { Database } from '#db/database.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { isSameSecret } from './is-same-secret.ts'
import { oldestSession } from './session-ends.ts'

type CallTokensOptions = { db: Database; secret: string; now: () => Date }

/** Short, so that a stolen token gives access only briefly. */
const VALID_MS = 5 * 60_000
/** How long after signing in people may change sign-in methods without signing in again. */
const RECENT_MS = 15 * 60_000

/**
 * Bearer tokens for calls, since scripts never see the session's cookie. Each call looks the session up,
 * so ending the session also ends its tokens.
 */
export function createCallTokens({ db, secret, now }: CallTokensOptions) {
  const findLive = (id: string) =>
    findLiveSession(db, { by: 'id', value: id, now: now(), openedAfter: oldestSession(now()) })
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    create(sessionId: string): { token: string; expiresAt: number } {
      const expiresAt = now().getTime() + VALID_MS
      const text = `${sessionId}.${expiresAt}`
      return { token: `${text}.${sign(text)}`, expiresAt }
    },
    async find(token: string) {
      const [id = '', expiresAt = '', signature = ''] = token.split('.')
      if (!isSameSecret(signature, sign(`${id}.${expiresAt}`))) return null
      const times = { until: Number(expiresAt), now: now().getTime(), most: VALID_MS }
      if (!isStillAhead(times)) return null
      const session = await findLive(id)
      if (!session) return null
      return {
        accountId: session.userId,
        sessionId: session.id,
        isRecent: isRecent(session.createdAt, now()),
        isStillIn: async () => (await findLive(id)) !== null,
      }
    },
  }
}

export function isRecent(signedInAt: Date, now: Date): boolean {
  // In both directions: a sign-in while the clock was ahead must not count as recent for days.
  return Math.abs(now.getTime() - signedInAt.getTime()) < RECENT_MS
}
