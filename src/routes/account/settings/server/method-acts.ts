import type { SignedIn } from '#accounts/browser-sessions.ts'
import type { Sender } from '#accounts/sender.ts'
import { toCodeReply } from '../../code/server/code-page.ts'
import { CODE_COOKIE, type PageParts, type Reply, type Visit } from '../../server/page-parts.ts'

/** What a form of the settings does. A text is the key of a sentence in `settings-page.ts`. */
export type Act = (visit: Visit, who: SignedIn) => Promise<Reply | string>

/** The forms that change how the visitor signs in. */
export function createMethodActs(parts: PageParts): Record<string, Act> {
  const { changes, contacts, pathTo } = parts

  return {
    async password({ form, headers }, who) {
      const [current, password] = [form.get('current') ?? '', form.get('password') ?? '']
      await changes.setPassword(who, { current, password })
      const cookies = [await parts.browsers.remember(headers, who.userId)]
      return { redirect: `${pathTo('settings')}?done=password`, cookies }
    },
    async 'remove-password'(_, who) {
      await changes.unlink(who, 'credential')
      return 'password-removed'
    },
    async email({ form, address }, who) {
      const known = { browser: '', userId: who.userId }
      const sender = { known, hasWorked: false, address }
      const email = await contacts.sendNewEmail(who, { email: form.get('email') ?? '', sender })
      return { view: { view: 'sent', what: 'new-email', email, isEarlier: false, next: '' } }
    },
    async phone({ form, address }, who) {
      const sender = toStranger(address)
      const sent = await contacts.sendPhoneCode(who, { phone: form.get('phone') ?? '', sender })
      return toCodeReply(parts, sent, { next: '', isForSettings: true })
    },
    async 'phone-code'({ form, headers, address }, who) {
      const [phone, code] = [form.get('phone') ?? '', form.get('code') ?? '']
      const nonce = parts.cookies.read(headers, CODE_COOKIE)
      await contacts.takePhone(who, { phone, code, nonce, sender: toStranger(address) })
      return 'phone'
    },
    async 'remove-phone'(_, who) {
      await changes.removePhone(who)
      return 'phone-removed'
    },
    async unlink({ form }, who) {
      await changes.unlink(who, form.get('provider') ?? '')
      return 'unlinked'
    },
  }
}

/** The number may be anyone's, so this visitor must not use its owner's lanes. */
function toStranger(address: string): Sender {
  return { known: null, hasWorked: false, address }
}
