import type { Database } from '#db/database.ts'
import type { Message } from './messages.ts'
import type { LinkPurpose, LinkValues, OneTimeLinks } from './one-time-links.ts'
import type { Outbox } from './outbox.ts'

type SendLinkOptions = { db: Database; links: OneTimeLinks; outbox: Outbox }

/** Creates a link and queues its e-mail, in one transaction. */
export function createSendLink({ db, links, outbox }: SendLinkOptions) {
  return async <Purpose extends LinkPurpose>(
    purpose: Purpose,
    value: LinkValues[Purpose],
    { to, write }: { to: string; write: (token: string) => Message },
  ): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      const { token, identifier, expiresAt } = await links.create(purpose, value, transaction)
      const message = write(token)
      await outbox.add({ kind: 'mail', to, message, expiresAt, about: identifier }, transaction)
    })
    outbox.wake()
  }
}
