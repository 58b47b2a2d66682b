import { type AccountUser, findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import { createChangeWithMail } from './change-with-mail.ts'
import { toEmailAddress } from './email-address.ts'
import { hashPassword } from './password-hash.ts'
import type { Sender } from './sender.ts'
import type { ProvedSignIn } from './sign-in.ts'
import { toAccountState } from './sign-in-under-way.ts'

type CheckPassword = (password: string, email: string) => void

/** A new password by a mailed link. `checkPassword` throws for one that is too weak. */
export function createPasswordReset(parts: AccountParts, checkPassword: CheckPassword) {
  const { db, messageLimits, links, sendLink, messages, users, linkTo } = parts
  const change = createChangeWithMail(parts)

  /** `isEarlier`: nothing new was sent, since the last link still works. */
  async function requestReset(typed: { email: string; next: string }, sender: Sender) {
    const { next } = typed
    const email = toEmailAddress(typed.email)
    if (!(await messageLimits.takeReset(email, sender))) return { email, isEarlier: true }
    const user = await findUser(db, 'email', email)
    const userId = user?.id ?? ''
    const state = toAccountState(email, await users.findPasswordHash(userId))
    await sendLink(
      'reset',
      { userId, state },
      {
        to: email,
        write: (token) =>
          user
            ? messages.resetPassword(linkTo('reset', { token, next }))
            : messages.noAccount(linkTo('sign-up', { next })),
      },
    )
    return { email, isEarlier: false }
  }

  /** The user of a reset link. A new password or address voids older links. */
  async function findReset(token: string): Promise<AccountUser | null> {
    const link = await links.find('reset', token)
    const user = link && (await findUser(db, 'id', link.userId))
    if (!user) return null
    const state = toAccountState(user.email, await users.findPasswordHash(user.id))
    return state === link.state ? user : null
  }

  /** Ends every session, since others may know the old password. */
  async function reset(token: string, password: string): Promise<ProvedSignIn> {
    const user = await findReset(token)
    if (!user) throw new AccountProblem('link-expired')
    const userId = user.id
    checkPassword(password, user.email)
    const hash = await hashPassword(password)
    const what = 'your password was reset'
    await change({ email: user.email, what, endOthersOf: { userId } }, async (by) => {
      await links.take('reset', token, by)
      await users.setPasswordHash(userId, hash, by)
      await parts.voidTokens(user, by)
    })
    await messageLimits.forgetLinks(user.email)
    const state = toAccountState(user.email, hash)
    return { userId, state, refusal: 'link-expired' }
  }

  return { request: requestReset, find: findReset, reset }
}
