import {
  type AccountUser,
  findUser,
  findUserIdBy,
  type Identity,
  userProviders,
} from '#db/account-users.ts'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import type { SignedIn } from './browser-sessions.ts'
import { isRecent } from './call-tokens.ts'
import { createChangeWithMail } from './change-with-mail.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import type { createSignUp } from './sign-up.ts'

type ChangesOptions = AccountParts & { signUp: ReturnType<typeof createSignUp> }

/** Changes to the sign-in methods of an account. An e-mail reports each one. */
export function createChanges(parts: ChangesOptions) {
  const { db, now, users, limits, messageLimits, signUp } = parts
  const change = createChangeWithMail(parts)

  /** Keeps someone at an unattended browser from taking the account over. */
  function checkRecent({ signedInAt }: SignedIn): void {
    if (!isRecent(signedInAt, now())) throw new AccountProblem('not-recent')
  }

  async function getUser({ userId }: SignedIn) {
    const user = await findUser(db, 'id', userId)
    if (!user) throw new Error('accounts: a session without its user')
    return user
  }

  async function methodsOf(who: SignedIn) {
    const [user, providers] = [await getUser(who), await userProviders(db, who.userId)]
    const email = isPlaceholder(user.email) ? null : user.email
    return { user, email, phone: user.phone, providers }
  }

  async function setPassword(who: SignedIn, typed: { current: string; password: string }) {
    const { user, email } = await methodsOf(who)
    if (email === null) throw new AccountProblem('email-invalid')
    const hash = await users.findPasswordHash(user.id)
    if (hash) {
      const turn = await limits.take('password of', user.id)
      const isRight = await verifyPassword({ hash, password: typed.current })
      if (!isRight) throw new AccountProblem('current-wrong')
      await turn.giveBack()
    } else checkRecent(who)
    signUp.check(typed.password, email)
    const what = hash ? 'your password was changed' : 'a password was added to your account'
    const newHash = await hashPassword(typed.password)
    await change({ email, what, endOthersOf: who }, async (by) => {
      await users.setPasswordHash(user.id, newHash, by)
      await parts.voidTokens(user, by)
    })
    await messageLimits.forgetLinks(email)
  }

  /** Callers must have proof that the visitor owns both the account and the identity. */
  async function link(user: AccountUser, identity: Identity): Promise<void> {
    if (user.isDisabled) throw new AccountProblem('disabled')
    if ((await findUserIdBy(db, identity)) === user.id) return
    const what = `sign-in with ${parts.nameOf(identity.provider)} was added`
    await change({ email: user.email, what }, (by) => users.addIdentity(user.id, identity, by))
  }

  async function unlink(who: SignedIn, provider: string): Promise<void> {
    checkRecent(who)
    const { user, email, phone, providers } = await methodsOf(who)
    if (!providers.includes(provider)) return
    checkLeft(parts.offered(), {
      email,
      phone,
      providers: providers.filter((id) => id !== provider),
    })
    const what =
      provider === 'credential'
        ? 'your password was removed'
        : `sign-in with ${parts.nameOf(provider)} was removed`
    await change({ email: user.email, what, endOthersOf: who }, (by) =>
      users.removeProvider(user.id, provider, by),
    )
  }

  async function removePhone(who: SignedIn): Promise<void> {
    checkRecent(who)
    const { user, email, providers } = await methodsOf(who)
    checkLeft(parts.offered(), { email, phone: null, providers })
    const what = 'your mobile number was removed'
    await change({ email: user.email, what, endOthersOf: who }, (by) =>
      users.setPhone(user.id, null, by),
    )
  }

  return { checkRecent, getUser, change, methodsOf, setPassword, link, unlink, removePhone }
}

/**
 * Refuses to remove the last sign-in method that works now. An address counts as a method, through links. A password
 * without its address does not.
 */
function checkLeft(
  { link, phone, providers }: ReturnType<AccountParts['offered']>,
  left: { email: string | null; phone: string | null; providers: string[] },
): void {
  const isLeft =
    (left.email !== null && link) ||
    (left.phone !== null && phone) ||
    providers.some(({ id }) => left.providers.includes(id))
  if (!isLeft) throw new AccountProblem('last-method')
}
