import { createHmac, timingSafeEqual } from 'node:crypto'

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>

/** They name an account and let their bearer end its mails, nothing else. Mails are old when they are read: they do not expire. */
export function createUnsubscribeTokens(secret: string) {
  const sign = (accountId: string) =>
    createHmac('sha256', secret).update(accountId).digest('base64url')

  return {
    create: (accountId: string) => `${accountId}.${sign(accountId)}`,
    /** `null` for one that is made up. */
    find(token: string): string | null {
      const [accountId = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(accountId))
      const given = Buffer.from(signature)
      const isGood = given.length === expected.length && timingSafeEqual(given, expected)
      return isGood ? accountId : null
    },
  }
}
