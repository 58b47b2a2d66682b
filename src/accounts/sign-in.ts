import { findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import { createPlaceholder, toEmailAddress } from './email-address.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { toPhoneNumber } from './phone-number.ts'

/** `nonce` is what the browser kept since it asked for the code. */
export type TypedCode = { phone: string; code: string; nonce: string }

/** The ways to prove who one is. Each gives the id of the user, or throws an `AccountProblem`. */
export function createSignIn(parts: AccountParts) {
  const { db, limits, links, codes, outbox, sendLink, messages, users, linkTo } = parts

  /** The same refusal, after the same work, for a wrong password and for nobody's address. */
  async function withPassword(typed: { email: string; password: string }): Promise<string> {
    const email = toEmailAddress(typed.email)
    if (typed.password === '') throw new AccountProblem('password-missing')
    await limits.take('password for', email)
    const user = await findUser(db, 'email', email)
    // Also for nobody: looking takes time, and may wait for better-auth.
    const hash = await users.findPasswordHash(user?.id ?? '')
    const isRight = hash
      ? await verifyPassword({ hash, password: typed.password })
      : (await hashPassword(typed.password)) === ''
    if (!user || !isRight) throw new AccountProblem('wrong-credentials')
    await limits.forget('password for', email)
    return user.id
  }

  /** Whoever has the mailbox may have the account: a new one is made when the link is opened. */
  async function mailLink(typed: {
    email: string
    next: string
    address: string
  }): Promise<string> {
    const email = toEmailAddress(typed.email)
    await limits.takeMail(email, typed.address)
    const next = typed.next && { next: typed.next }
    await sendLink(
      'sign-in',
      { email },
      {
        to: email,
        write: (token) => messages.signInLink(linkTo('link', { token, ...next })),
      },
    )
    return email
  }

  async function withLink(token: string): Promise<string> {
    const link = await links.take('sign-in', token)
    if (!link) throw new AccountProblem('link-expired')
    return users.findOrCreateByEmail(link.email)
  }

  /** `nonce` is for a cookie of this browser. */
  async function sendCode(typed: { phone: string; address: string }) {
    const phone = toAllowedPhone(typed.phone)
    await limits.take('text to', phone)
    await limits.take('texts from', typed.address)
    await limits.take('texts of all', '')
    const nonce = await db.transaction().execute(async (transaction) => {
      const sent = await codes.create(phone, transaction)
      const { expiresAt, identifier: about } = sent
      const message = { subject: '', text: messages.code(sent.code) }
      await outbox.add({ kind: 'text', to: phone, message, expiresAt, about }, transaction)
      return sent.nonce
    })
    outbox.wake()
    return { phone, nonce }
  }

  /** Proves a number; whose it is, is another question. */
  async function checkCode(typed: TypedCode): Promise<string> {
    const phone = toAllowedPhone(typed.phone)
    await limits.take('code for', phone)
    const outcome = await codes.check({ phone, nonce: typed.nonce }, typed.code)
    if (outcome !== 'right') {
      throw new AccountProblem(outcome === 'wrong' ? 'code-wrong' : 'code-expired')
    }
    await limits.forget('code for', phone)
    return phone
  }

  async function withCode(typed: TypedCode): Promise<string> {
    const phone = await checkCode(typed)
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

  return { withPassword, mailLink, withLink, sendCode, checkCode, withCode }
}
