import type { MailFailure } from '#lib/node/mail-failure.ts'
import type { Message } from './messages.ts'

/** Sends messages out of the site. */
export type Carrier = {
  /** Throws when sending is not possible now. */
  check: () => Promise<void>
  /** Throws unless it handed the message over. `id` is the same in every try, so receivers can spot a copy. */
  send: (to: string, message: Message, id?: string) => Promise<void>
  /** What happened to a message, judged by the error of `check` or `send`. */
  toFailure: (error: unknown) => MailFailure
  /** Fails whatever is under way at once. */
  abort: () => void
}
