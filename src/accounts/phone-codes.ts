import { randomBytes, randomInt } from 'node:crypto'
import { addToken, findToken, takeToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { ServerKeys } from './server-keys.ts'
import { toSubject } from './void-tokens.ts'

type PhoneCodesOptions = { db: Database; keys: ServerKeys; now: () => Date }

/** The browser that asked for the code has `nonce` in a cookie. */
type SentTo = { phone: string; nonce: string }

type NewCode = { by: Database; digits: number; minutes: number }

const CODE_MINUTES = 5
export const CODE_SECONDS = CODE_MINUTES * 60
const CODE_DIGITS = 6
const LONG_MINUTES = 30
/** Too long to guess: a million tries find one with a chance of one in a million. */
const LONG_DIGITS = 12

/**
 * Codes for text messages. A code works only in the browser that asked for it, so reading it over someone's
 * shoulder is useless. `limits.ts` decides how often it may be tried.
 *
 * A long code works in any browser. The last text before a pause carries one, so that strangers who use up a
 * number's texts leave its owner with a code that works.
 */
export function createPhoneCodes({ db, keys, now }: PhoneCodesOptions) {
  const identifierOf = ({ phone, nonce }: SentTo) =>
    `phone-code:${keys.hash('code of', `${phone} ${nonce}`)}`
  const hash = ({ phone, nonce }: SentTo, code: string) =>
    keys.hash('code', `${phone} ${nonce} ${code}`)
  /** Stands for any browser, since a browser's nonce is never empty. */
  const anyBrowser = (phone: string): SentTo => ({ phone, nonce: '' })

  /** `identifier` is its name in the database. */
  async function add(sent: SentTo, { by, digits, minutes }: NewCode) {
    const code = createDigits(digits)
    const identifier = identifierOf(sent)
    const expiresAt = new Date(now().getTime() + minutes * 60_000)
    const subject = toSubject(keys, { phone: sent.phone })
    await addToken(by, { identifier, value: hash(sent, code), subject, now: now(), expiresAt })
    return { code, identifier, expiresAt }
  }

  return {
    async create(phone: string, by: Database = db) {
      const nonce = randomBytes(18).toString('base64url')
      const added = await add({ phone, nonce }, { by, digits: CODE_DIGITS, minutes: CODE_MINUTES })
      return { ...added, nonce }
    },
    /** A new long code. The one before stops working. */
    async createLong(phone: string, by: Database = db) {
      const long = { by, digits: LONG_DIGITS, minutes: LONG_MINUTES }
      return { ...(await add(anyBrowser(phone), long)), nonce: null }
    },
    isLongAwaited: async (phone: string) =>
      (await findToken(db, identifierOf(anyBrowser(phone)), now())) !== null,
    /** Whether this browser has asked for a code that still works. */
    isAwaited: async (sent: SentTo) =>
      sent.nonce !== '' && (await findToken(db, identifierOf(sent), now())) !== null,
    /** Uses up a right code. In other browsers only a long code works. */
    async check(asked: SentTo, code: string): Promise<'right' | 'wrong' | 'expired'> {
      const digits = code.replaceAll(/\D/g, '')
      const sent = digits.length === LONG_DIGITS ? anyBrowser(asked.phone) : asked
      const identifier = identifierOf(sent)
      const expected = await findToken(db, identifier, now())
      if (expected === null || (sent === asked && asked.nonce === '')) return 'expired'
      if (!isSameSecret(hash(sent, digits), expected)) return 'wrong'
      return (await takeToken(db, identifier, now())) === expected ? 'right' : 'expired'
    },
  }
}

function createDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
