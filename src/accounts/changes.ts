import { endOtherSessions } from '#db/account-sessions.ts'
import { findUser, userProviders } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import type { OfferedMethods } from '#routes/account/payload.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import type { Asker } from './asker.ts'
import type { SignedIn } from './browser-sessions.ts'
import { isRecent } from './call-tokens.ts'
import { toEmailAddress } from './email-address.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import type { createSignIn, TypedCode } from './sign-in.ts'
import type { createSignUp } from './sign-up.ts'

type ChangesOptions = AccountParts & {
  signIn: ReturnType<typeof createSignIn>
  signUp: ReturnType<typeof createSignUp>
  /** The sign-in methods that work now. */
  offered: () => OfferedMethods
}

/** How long a notice is worth sending. */
const NEWS_MS = 24 * 60 * 60 * 1000

/** Changes to the sign-in methods of a signed-in account. An e-mail reports each one. */
export function createChanges(parts: ChangesOptions) {
  const {
    db,
    now,
    users,
    limits,
    messageLimits,
    links,
    outbox,
    sendLink,
    messages,
    signIn,
    signUp,
    linkTo,
  } = parts

  /** Keeps someone at an unattended browser from taking the account over. */
  function checkRecent({ signedInAt }: SignedIn): void {
    if (!isRecent(signedInAt, now())) throw new AccountProblem('not-recent')
  }

  async function getUser({ userId }: SignedIn) {
    const user = await findUser(db, 'id', userId)
    if (!user) throw new Error('accounts: a session without its user')
    return user
  }

  /** Makes the change and writes the e-mail about it, or neither. */
  async function change(
    { email, what }: { email: string; what: string },
    make: (by: Database) => Promise<void>,
  ): Promise<void> {
    const canTell = !isPlaceholder(email) && parts.offered().link
    const message = messages.changed(what, linkTo('settings'))
    const expiresAt = new Date(now().getTime() + NEWS_MS)
    const mail = { kind: 'mail', to: email, message, expiresAt, about: null } as const
    await db.transaction().execute(async (transaction) => {
      await make(transaction)
      if (canTell) await outbox.add(mail, transaction)
    })
    outbox.wake()
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
    await change({ email, what }, async (by) => {
      await users.setPasswordHash(user.id, newHash, by)
      await endOtherSessions(by, { userId: user.id, id: who.sessionId })
      await parts.voidTokens(user, by)
    })
    await messageLimits.forgetLinks(email)
  }

  /**
   * Refuses to remove the last sign-in method that works now. An address is one by itself, through
   * links. A password without its address is none.
   */
  function checkLeft(left: { email: string | null; phone: string | null; providers: string[] }) {
    const { link, phone, providers } = parts.offered()
    const isLeft =
      (left.email !== null && link) ||
      (left.phone !== null && phone) ||
      providers.some(({ id }) => left.providers.includes(id))
    if (!isLeft) throw new AccountProblem('last-method')
  }

  async function unlink(who: SignedIn, provider: string): Promise<void> {
    checkRecent(who)
    const { user, email, phone, providers } = await methodsOf(who)
    checkLeft({ email, phone, providers: providers.filter((id) => id !== provider) })
    const what =
      provider === 'credential'
        ? 'your password was removed'
        : `sign-in with ${provider} was removed`
    await change({ email: user.email, what }, (by) => users.removeProvider(user.id, provider, by))
  }

  async function removePhone(who: SignedIn): Promise<void> {
    checkRecent(who)
    const { user, email, providers } = await methodsOf(who)
    checkLeft({ email, phone: null, providers })
    await change({ email: user.email, what: 'your mobile number was removed' }, (by) =>
      users.update(user.id, { phone: null }, by),
    )
  }

  /** Changes nothing until the new mailbox is confirmed. Only an e-mail to it says if it is taken. */
  async function sendNewEmail(
    who: SignedIn,
    typed: { email: string; asker: Asker },
  ): Promise<string> {
    checkRecent(who)
    const email = toEmailAddress(typed.email)
    if (!(await messageLimits.takeMail(email, typed.asker))) {
      throw new AccountProblem('mails-enough')
    }
    const user = await findUser(db, 'email', email)
    await sendLink(
      'new-email',
      { userId: who.userId, email },
      {
        to: email,
        write: (token) =>
          user
            ? messages.addressInUse(linkTo('sign-in'))
            : messages.confirmAddress(linkTo('new-email', { token })),
      },
    )
    return email
  }

  async function takeNewEmail(who: SignedIn, token: string): Promise<void> {
    const asked = await links.find('new-email', token)
    if (asked?.userId !== who.userId) throw new AccountProblem('link-expired')
    if (await findUser(db, 'email', asked.email)) throw new AccountProblem('email-in-use')
    const link = await links.take('new-email', token)
    if (!link) throw new AccountProblem('link-expired')
    const user = await getUser(who)
    const what = `your e-mail address is now ${link.email}`
    await change({ email: user.email, what }, async (by) => {
      await users.update(who.userId, { email: link.email }, by)
      await endOtherSessions(by, { userId: who.userId, id: who.sessionId })
      await parts.voidTokens(user, by)
    })
    await messageLimits.forgetLinks(user.email)
  }

  async function sendPhoneCode(who: SignedIn, typed: { phone: string; asker: Asker }) {
    checkRecent(who)
    return signIn.sendCode(typed, typed.asker)
  }

  async function takePhone(who: SignedIn, typed: TypedCode & { asker: Asker }): Promise<void> {
    const phone = await signIn.checkCode(typed, typed.asker)
    const owner = await findUser(db, 'phone_number', phone)
    if (owner && owner.id !== who.userId) throw new AccountProblem('phone-in-use')
    const user = await getUser(who)
    await change({ email: user.email, what: 'your mobile number was set' }, (by) =>
      users.update(user.id, { phone }, by),
    )
  }

  return {
    checkRecent,
    methodsOf,
    setPassword,
    unlink,
    removePhone,
    sendNewEmail,
    takeNewEmail,
    sendPhoneCode,
    takePhone,
  }
}
