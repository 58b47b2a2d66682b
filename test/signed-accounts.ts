import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Accounts } from '#functions/create-functions.ts'

const KEY = 'only for tests'

/** Accounts as the functions know them: a signed token names its account. */
export function createSignedAccounts(): Accounts & { tokenOf: (accountId: string) => string } {
  const deleted = new Set<string>()
  return {
    tokenOf: (accountId) => `${accountId}.${sign(accountId)}`,
    async findAccount(token) {
      const [accountId = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(accountId))
      const given = Buffer.from(signature)
      const isGood = given.length === expected.length && timingSafeEqual(given, expected)
      const isStillIn = async () => !deleted.has(accountId)
      return isGood && (await isStillIn())
        ? { accountId, isRecent: true, sessionId: null, isStillIn }
        : null
    },
    hasAddress: async () => true,
    exportAccount: async (accountId) => ({ email: `${accountId}@mail.example` }),
    async disable(accountId) {
      deleted.add(accountId)
    },
    async enable(accountId) {
      deleted.delete(accountId)
    },
    async deleteAccount(accountId) {
      deleted.add(accountId)
    },
  }
}

function sign(accountId: string): string {
  return createHmac('sha256', KEY).update(accountId).digest('base64url')
}
