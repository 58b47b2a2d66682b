import { createHmac, timingSafeEqual } from 'node:crypto'

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
      const expected = Buffer.from(sign(accountId))
      const given = Buffer.from(signature)
      const isGood = given.length === expected.length && timingSafeEqual(given, expected)
      return isGood ? accountId : null
    },
  }
}
