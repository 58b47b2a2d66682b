import { findUser } from '#db/account-users.ts'
import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import type { SignedIn } from './browser-sessions.ts'
import type { createChanges } from './changes.ts'
import { toEmailAddress } from './email-address.ts'
import type { createPhoneSignIn, TypedCode } from './phone-sign-in.ts'
import type { Sender } from './sender.ts'

type ContactChangesOptions = AccountParts & {
  changes: ReturnType<typeof createChanges>
  phoneSignIn: ReturnType<typeof createPhoneSignIn>
}

/** A new address or number for a signed-in account, once its owner has confirmed it. */
export function createContactChanges(parts: ContactChangesOptions) {
  const { db, users, messageLimits, links, sendLink, messages, linkTo, changes, phoneSignIn } =
    parts

  /** Changes nothing until the new mailbox is confirmed. Only an e-mail to it says if it is taken. */
  async function sendNewEmail(
    who: SignedIn,
    typed: { email: string; sender: Sender },
  ): Promise<string> {
    changes.checkRecent(who)
    const email = toEmailAddress(typed.email)
    await messageLimits.takeMail(email, typed.sender)
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
    const user = await changes.getUser(who)
    const what = `your e-mail address is now ${link.email}`
    await changes.change({ email: user.email, what, endOthersOf: who }, async (by) => {
      await users.setEmail(who.userId, link.email, by)
      await parts.voidTokens(user, by)
    })
    await messageLimits.forgetLinks(user.email)
  }

  async function sendPhoneCode(who: SignedIn, typed: { phone: string; sender: Sender }) {
    changes.checkRecent(who)
    return phoneSignIn.sendCode(typed, typed.sender)
  }

  async function takePhone(who: SignedIn, typed: TypedCode & { sender: Sender }): Promise<void> {
    // Again, since the sign-in page sends codes to anybody.
    changes.checkRecent(who)
    const phone = await phoneSignIn.checkCode(typed, typed.sender)
    const owner = await findUser(db, 'phone_number', phone)
    if (owner && owner.id !== who.userId) throw new AccountProblem('phone-in-use')
    const user = await changes.getUser(who)
    const what = 'your mobile number was set'
    await changes.change({ email: user.email, what, endOthersOf: who }, (by) =>
      users.setPhone(user.id, phone, by),
    )
  }

  return { sendNewEmail, takeNewEmail, sendPhoneCode, takePhone }
}
