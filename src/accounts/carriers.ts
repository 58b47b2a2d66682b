import { type MailFailure, toMailFailure } from '#lib/mail-failure.ts'
import type { MessageFolder } from './message-folder.ts'
import type { Message } from './messages.ts'
import type { SmtpMailer } from './smtp-mailer.ts'
import type { TextGateway } from './text-gateway.ts'

/** Sends messages out of the site. */
export type Carrier = {
  /** Throws when sending is not possible now. */
  check: () => Promise<void>
  /** Throws unless it handed the message over. `id` is the same in every try, so receivers can spot a copy. */
  send: (to: string, message: Message, id: string) => Promise<void>
  /** What happened to a message, judged by the error of `check` or `send`. */
  toFailure: (error: unknown) => MailFailure
  /** Fails whatever is under way at once. */
  abort: () => void
}

export function toMailCarrier({ check, send, abort }: SmtpMailer): Carrier {
  return { check, send, abort, toFailure: toMailFailure }
}

export function toTextCarrier({ send, toFailure, abort }: TextGateway): Carrier {
  return {
    // A gateway cannot be checked without sending a message.
    check: async () => {},
    send: (to, { text }, id) => send(to, text, id),
    toFailure,
    abort,
  }
}

export function toFolderCarrier(kind: 'mail' | 'text', folder: MessageFolder): Carrier {
  return {
    check: async () => {},
    send: (to, message) => folder.put(kind, to, message),
    // For example when the disk is full.
    toFailure: () => ({ outcome: 'refused', isAway: true }),
    abort: () => {},
  }
}
