import { endOtherSessions } from '#db/account-sessions.ts'
import type { Database } from '#db/database.ts'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import type { AccountParts } from './account-parts.ts'

/** How long a notice is worth sending. */
const NEWS_MS = 24 * 60 * 60 * 1000

type Change = {
  /** Who gets the e-mail. */
  email: string
  what: string
  /**
   * Ends the other sessions of this user, or all of them without `sessionId`: somebody may have opened them with the
   * sign-in method that has changed.
   */
  endOthersOf?: { userId: string; sessionId?: string }
}

/** Makes a change and writes the e-mail about it, or neither. */
export function createChangeWithMail(parts: AccountParts) {
  const { db, now, outbox, messages, linkTo } = parts

  return async (
    { email, what, endOthersOf }: Change,
    make: (by: Database) => Promise<void>,
  ): Promise<void> => {
    const canTell = !isPlaceholder(email) && parts.offered().link
    const message = messages.changed(what, linkTo('settings'))
    const expiresAt = new Date(now().getTime() + NEWS_MS)
    const mail = { kind: 'mail', to: email, message, expiresAt, about: null } as const
    await db.transaction().execute(async (transaction) => {
      await make(transaction)
      if (endOthersOf) {
        const { userId, sessionId: id = null } = endOthersOf
        await endOtherSessions(transaction, { userId, id })
      }
      if (canTell) await outbox.add(mail, transaction)
    })
    outbox.wake()
  }
}
