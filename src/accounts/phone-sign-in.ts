import type { AccountParts } from './account-parts.ts'
import { AccountProblem } from './account-problem.ts'
import { toPhoneNumber } from './phone-number.ts'
import type { Sender } from './sender.ts'
import type { ProvedSignIn } from './sign-in.ts'
import { findAccountState } from './sign-in-under-way.ts'

/** `nonce` is from the cookie set when the browser asked for the code. */
export type TypedCode = { phone: string; code: string; nonce: string }

/** Sign-in by a code in a text message. Throws `AccountProblem`s. */
export function createPhoneSignIn(parts: AccountParts) {
  const { db, limits, messageLimits, codes, outbox, messages, users } = parts

  /**
   * `nonce` goes into a cookie of this browser. The last text before a pause has a code for any browser, so
   * there is a working code during the pause.
   */
  async function sendCode(typed: { phone: string }, sender: Sender) {
    const phone = toAllowedPhone(typed.phone)
    const turn = await messageLimits.takeText(phone, sender)
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
  async function checkCode(typed: TypedCode, sender: Sender): Promise<string> {
    const phone = toAllowedPhone(typed.phone)
    const asked = { phone, nonce: typed.nonce }
    // Strangers who try codes for the number do not use up the turns of the browser that awaits one.
    if (await codes.isAwaited(asked)) await limits.take('code for', `${phone} ${typed.nonce}`)
    else await limits.takeTry(sender)
    const outcome = await codes.check(asked, typed.code)
    if (outcome !== 'right') {
      throw new AccountProblem(outcome === 'wrong' ? 'code-wrong' : 'code-expired')
    }
    return phone
  }

  async function withCode(typed: TypedCode, sender: Sender): Promise<ProvedSignIn> {
    // Before the code is used up: until then a new password voids it.
    const state = await findAccountState(db, 'phone_number', toAllowedPhone(typed.phone))
    const phone = await checkCode(typed, sender)
    return { userId: await users.findOrCreateByPhone(phone), state, refusal: 'code-expired' }
  }

  function toAllowedPhone(text: string): string {
    const phone = toPhoneNumber(text)
    if (phone === null) throw new AccountProblem('phone-invalid')
    if (!parts.phonePrefixes.some((prefix) => phone.startsWith(prefix))) {
      throw new AccountProblem('phone-country')
    }
    return phone
  }

  return { sendCode, checkCode, withCode }
}
