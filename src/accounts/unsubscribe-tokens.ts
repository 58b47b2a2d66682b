import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>

/** Tokens that unsubscribe one account and do nothing else. They do not expire, since people read old e-mails. */
export function createUnsubscribeTokens(secret: string) {
  const sign = (accountId: string) =>
    createHmac('sha256', secret).update(accountId).digest('base64url')

  return {
    create: (accountId: string) => `${accountId}.${sign(accountId)}`,
    /** `null` for a made-up token. */
    find(token: string): string | null {
      const [accountId = '', signature = ''] = token.split('.')
      return isSameSecret(signature, sign(accountId)) ? accountId : null
    },
  }
}
