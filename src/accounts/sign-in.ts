import { findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import type { Asker } from './asker.ts'
import { createPlaceholder, toEmailAddress } from './email-address.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { toPhoneNumber } from './phone-number.ts'

/** `nonce` is from the cookie set when the browser asked for the code. */
export type TypedCode = { phone: string; code: string; nonce: string }

/** `isEarlier`: nothing new was sent, since the last message still works. */
type SentLink = { email: string; isEarlier: boolean }

/** The ways to sign in. Each returns the user's id or throws an `AccountProblem`. */
export function createSignIn(parts: AccountParts) {
  const { db, limits, messageLimits, links, codes, outbox, sendLink, messages, users, linkTo } =
    parts

  /**
   * Gives the same refusal, after the same work, for a wrong password and for an unknown address. A sender of a
   * proof of work is never refused for too many tries: the password goes unchecked and a link is sent instead.
   */
  async function withPassword(
    typed: { email: string; password: string; next: string },
    asker: Asker,
  ): Promise<{ userId: string } | SentLink> {
    const email = toEmailAddress(typed.email)
    if (typed.password === '') throw new AccountProblem('password-missing')
    const turn = await limits.takePassword(email, asker)
    if (!turn) return mailLink(typed, asker)
    const user = await findUser(db, 'email', email)
    // Also without an account, since the look-up takes time.
    const hash = await users.findPasswordHash(user?.id ?? '')
    const isRight = hash
      ? await verifyPassword({ hash, password: typed.password })
      : (await hashPassword(typed.password)) === ''
    if (!user || !isRight) throw new AccountProblem('wrong-credentials')
    // Only this turn: the owner's sign-in must not give strangers new tries.
    await turn.giveBack()
    return { userId: user.id }
  }

  /** The mailbox proves ownership. Opening the link creates an account if there is none. */
  async function mailLink(typed: { email: string; next: string }, asker: Asker): Promise<SentLink> {
    const email = toEmailAddress(typed.email)
    if (!(await messageLimits.takeLink(email, asker))) return { email, isEarlier: true }
    const next = typed.next && { next: typed.next }
    await sendLink(
      'sign-in',
      { email },
      {
        to: email,
        write: (token) => messages.signInLink(linkTo('link', { token, ...next })),
      },
    )
    return { email, isEarlier: false }
  }

  async function withLink(token: string): Promise<string> {
    const link = await links.take('sign-in', token)
    if (!link) throw new AccountProblem('link-expired')
    await messageLimits.forgetLinks(link.email)
    return users.findOrCreateByEmail(link.email)
  }

  /**
   * `nonce` goes into a cookie of this browser. The last text before a pause has a code for any browser, so
   * whoever asks during the pause has a code that works.
   */
  async function sendCode(typed: { phone: string }, asker: Asker) {
    const phone = toAllowedPhone(typed.phone)
    const turn = await messageLimits.takeText(phone, asker)
    if (!turn) {
      if (await codes.isLongAwaited(phone)) return { phone, nonce: null, isEarlier: true }
      throw new AccountProblem('texts-enough')
    }
    const nonce = await db.transaction().execute(async (transaction) => {
      const sent = turn.isLast
        ? await codes.createLong(phone, transaction)
        : await codes.create(phone, transaction)
      const { expiresAt, identifier: about } = sent
      const text = turn.isLast ? messages.longCode(sent.code) : messages.code(sent.code)
      const message = { subject: '', text }
      await outbox.add({ kind: 'text', to: phone, message, expiresAt, about }, transaction)
      return sent.nonce
    })
    outbox.wake()
    return { phone, nonce, isEarlier: false }
  }

  /** Proves that the visitor has the number, not whose account it is. */
  async function checkCode(typed: TypedCode, asker: Asker): Promise<string> {
    const phone = toAllowedPhone(typed.phone)
    const asked = { phone, nonce: typed.nonce }
    // Strangers who try codes for the number do not use up the turns of the browser that awaits one.
    if (await codes.isAwaited(asked)) await limits.take('code for', `${phone} ${typed.nonce}`)
    else await limits.takeTry(asker)
    const outcome = await codes.check(asked, typed.code)
    if (outcome !== 'right') {
      throw new AccountProblem(outcome === 'wrong' ? 'code-wrong' : 'code-expired')
    }
    return phone
  }

  async function withCode(typed: TypedCode, asker: Asker): Promise<string> {
    const phone = await checkCode(typed, asker)
    const user = await findUser(db, 'phone_number', phone)
    return user?.id ?? users.create({ email: createPlaceholder(), phone })
  }

  function toAllowedPhone(text: string): string {
    const phone = toPhoneNumber(text)
    if (phone === null) throw new AccountProblem('phone-invalid')
    if (!parts.phonePrefixes.some((prefix) => phone.startsWith(prefix))) {
      throw new AccountProblem('phone-country')
    }
    return phone
  }

  /** `null` without an account, and for text that is no address or number. */
  async function findTarget(typed: { email?: string; phone?: string }) {
    const phone = toPhoneNumber(typed.phone ?? '')
    if (typed.email !== undefined) return findUser(db, 'email', typed.email.trim().toLowerCase())
    return phone === null ? null : findUser(db, 'phone_number', phone)
  }

  return { withPassword, mailLink, withLink, sendCode, checkCode, withCode, findTarget }
}
