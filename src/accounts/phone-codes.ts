import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { addToken, findToken, takeToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'

type PhoneCodesOptions = { db: Database; secret: string; now: () => Date }

const CODE_MINUTES = 5

/** Codes that are sent as text messages. How often one may be tried is up to `limits.ts`. */
export function createPhoneCodes({ db, secret, now }: PhoneCodesOptions) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const identifierOf = (phone: string) => `phone-code:${hash(phone)}`

  return {
    /** A new one; the one before is no longer good. */
    async create(phone: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await addToken(db, {
        identifier: identifierOf(phone),
        value: hash(`${phone} ${code}`),
        now: now(),
        expiresAt: new Date(now().getTime() + CODE_MINUTES * 60_000),
      })
      return code
    },
    /** A right one is used up. */
    async check(phone: string, code: string): Promise<'right' | 'wrong' | 'expired'> {
      const identifier = identifierOf(phone)
      const expected = await findToken(db, identifier, now())
      if (expected === null) return 'expired'
      const given = hash(`${phone} ${code.replaceAll(/\D/g, '')}`)
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'wrong'
      return (await takeToken(db, identifier, now())) === expected ? 'right' : 'expired'
    },
  }
}
