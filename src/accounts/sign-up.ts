import { randomBytes } from 'node:crypto'
import { findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import { checkNewPassword } from './check-password.ts'
import { toEmailAddress } from './email-address.ts'
import type { LinkValues } from './one-time-links.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import type { Sender } from './sender.ts'

/** Sign-up with a password. */
export function createSignUp(parts: AccountParts) {
  const { db, limits, messageLimits, links, sendLink, messages, users, linkTo } = parts

  const check = (password: string, email: string) =>
    checkNewPassword({
      password,
      email,
      productName: parts.productName,
      isCommon: parts.isCommon(),
    })

  /**
   * Creates no account until the mailbox is confirmed. Only the e-mail says whether the address already has
   * one, so both answers take the same work. `nonce` goes into a cookie of this browser.
   */
  async function request(typed: { email: string; password: string; next: string }, sender: Sender) {
    const email = toEmailAddress(typed.email)
    check(typed.password, email)
    await messageLimits.takeMail(email, sender)
    const nonce = randomBytes(18).toString('base64url')
    const passwordHash = await hashPassword(typed.password)
    const pending = { email, passwordHash, nonce: parts.hashNonce(nonce) }
    await links.create('sign-up-again', pending, { token: nonce })
    await mail(pending, typed.next)
    return { email, nonce }
  }

  async function mail(pending: LinkValues['sign-up'], next: string): Promise<void> {
    const { email } = pending
    const user = await findUser(db, 'email', email)
    await sendLink('sign-up', pending, {
      to: email,
      write: (token) =>
        user
          ? messages.haveAccount(linkTo('sign-in', { next }), linkTo('forgot', { next }))
          : messages.confirmSignUp(linkTo('confirm', { token, next })),
    })
  }

  /** Sends the e-mail again to the address that this browser signed up with. */
  async function mailAgain(
    asked: { nonce: string; next: string },
    sender: Sender,
  ): Promise<{ email: string }> {
    const pending = await links.find('sign-up-again', asked.nonce)
    if (!pending) throw new AccountProblem('link-expired')
    const { email } = pending
    await messageLimits.takeMail(email, sender)
    await mail(pending, asked.next)
    return { email }
  }

  /**
   * A browser other than the one that signed up has to give the password. Otherwise anyone could sign up with
   * a stranger's address and wait for the stranger to confirm it.
   */
  async function isOwn(token: string, proof: { nonce: string; password: string }) {
    const pending = await links.find('sign-up', token)
    if (!pending) throw new AccountProblem('link-expired')
    if (pending.nonce === parts.hashNonce(proof.nonce)) return true
    if (proof.password === '') return false
    await limits.take('password of link', token)
    const { passwordHash: hash } = pending
    if (!(await verifyPassword({ hash, password: proof.password }))) {
      throw new AccountProblem('password-wrong')
    }
    return true
  }

  /** Call it after `isOwn`. */
  async function confirm(token: string): Promise<string> {
    const { email, passwordHash } = await links.take('sign-up', token)
    // The address may have got an account in another way since.
    if (await findUser(db, 'email', email)) throw new AccountProblem('email-in-use')
    return users.create({ email, passwordHash })
  }

  return { request, mailAgain, isOwn, confirm, check }
}
