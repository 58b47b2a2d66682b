import { findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import { toEmailAddress } from './email-address.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { toPhoneNumber } from './phone-number.ts'
import type { Sender } from './sender.ts'
import { findAccountState, type SignInUnderWay, toAccountState } from './sign-in-under-way.ts'

/** `isEarlier`: nothing new was sent, since the last message still works. */
type SentLink = { email: string; isEarlier: boolean }

/** The account that the visitor has proved to own. */
export type ProvedSignIn = SignInUnderWay & { userId: string }

/** Sign-in by password and by e-mail link. Each returns whose account it is or throws an `AccountProblem`. */
export function createSignIn(parts: AccountParts) {
  const { db, limits, messageLimits, links, sendLink, messages, users, linkTo } = parts

  /**
   * Gives the same refusal, after the same work, for a wrong password and for an unknown address. A sender of a
   * proof of work is never refused for too many tries: the password goes unchecked and a link is sent instead.
   */
  async function withPassword(
    typed: { email: string; password: string; next: string },
    sender: Sender,
  ): Promise<ProvedSignIn | SentLink> {
    const email = toEmailAddress(typed.email)
    if (typed.password === '') throw new AccountProblem('password-missing')
    const turn = await limits.takePassword(email, sender)
    if (!turn) return mailLink(typed, sender)
    const user = await findUser(db, 'email', email)
    // Also without an account, since the look-up takes time.
    const hash = await users.findPasswordHash(user?.id ?? '')
    const isRight = hash
      ? await verifyPassword({ hash, password: typed.password })
      : (await hashPassword(typed.password)) === ''
    if (!user || !hash || !isRight) throw new AccountProblem('wrong-credentials')
    // Refunds only this attempt.
    await turn.giveBack()
    const state = toAccountState(user.email, hash)
    return { userId: user.id, state, refusal: 'wrong-credentials' }
  }

  /** The mailbox proves ownership. Opening the link creates an account if there is none. */
  async function mailLink(
    typed: { email: string; next: string },
    sender: Sender,
  ): Promise<SentLink> {
    const email = toEmailAddress(typed.email)
    if (!(await messageLimits.takeLink(email, sender))) return { email, isEarlier: true }
    await sendLink(
      'sign-in',
      { email },
      {
        to: email,
        write: (token) => messages.signInLink(linkTo('link', { token, next: typed.next })),
      },
    )
    return { email, isEarlier: false }
  }

  async function withLink(token: string): Promise<ProvedSignIn> {
    const refusal = 'link-expired'
    const open = await links.find('sign-in', token)
    if (!open) throw new AccountProblem(refusal)
    // Before the link is used up: until then a new password voids it.
    const state = await findAccountState(db, 'email', open.email)
    const { email } = await links.take('sign-in', token)
    await messageLimits.forgetLinks(email)
    return { userId: await users.findOrCreateByEmail(email), state, refusal }
  }

  /** `null` without an account, and for text that is not an address or number. */
  async function findTarget(typed: { email?: string; phone?: string }) {
    const phone = toPhoneNumber(typed.phone ?? '')
    if (typed.email !== undefined) return findUser(db, 'email', typed.email.trim().toLowerCase())
    return phone === null ? null : findUser(db, 'phone_number', phone)
  }

  return { withPassword, mailLink, withLink, findTarget }
}
