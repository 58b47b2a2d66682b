import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { addToken, findToken, takeToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'
import type { ServerKeys } from './server-keys.ts'
import { toSubject } from './void-tokens.ts'

type PhoneCodesOptions = { db: Database; keys: ServerKeys; now: () => Date }

/** `nonce` is in a cookie of the browser that asked for the code. */
type SentTo = { phone: string; nonce: string }

const CODE_MINUTES = 5
export const CODE_SECONDS = CODE_MINUTES * 60

/**
 * Codes that are sent as text messages. Each is good in the browser alone that asked for it: who sees one over
 * somebody's shoulder has no use for it. How often one may be tried is up to `limits.ts`.
 */
export function createPhoneCodes({ db, keys, now }: PhoneCodesOptions) {
  const identifierOf = ({ phone, nonce }: SentTo) =>
    `phone-code:${keys.hash('code of', `${phone} ${nonce}`)}`
  const hash = ({ phone, nonce }: SentTo, code: string) =>
    keys.hash('code', `${phone} ${nonce} ${code}`)

  return {
    /** `identifier` is what the database knows it by. */
    async create(phone: string, by: Database = db) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const nonce = randomBytes(18).toString('base64url')
      const identifier = identifierOf({ phone, nonce })
      const expiresAt = new Date(now().getTime() + CODE_SECONDS * 1000)
      await addToken(by, {
        identifier,
        value: hash({ phone, nonce }, code),
        subject: toSubject(keys, { phone }),
        now: now(),
        expiresAt,
      })
      return { code, nonce, identifier, expiresAt }
    },
    /** A right one is used up. In another browser there is none. */
    async check(sent: SentTo, code: string): Promise<'right' | 'wrong' | 'expired'> {
      const identifier = identifierOf(sent)
      const expected = await findToken(db, identifier, now())
      if (expected === null) return 'expired'
      const given = hash(sent, code.replaceAll(/\D/g, ''))
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'wrong'
      return (await takeToken(db, identifier, now())) === expected ? 'right' : 'expired'
    },
  }
}
