import { type MailFailure, toMailFailure } from '#lib/mail-failure.ts'
import type { MessageFolder } from './message-folder.ts'
import type { Message } from './messages.ts'
import type { SmtpMailer } from './smtp-mailer.ts'
import type { TextGateway } from './text-gateway.ts'

/** What takes messages out of the site. */
export type Carrier = {
  /** Throws when nothing could be sent now. */
  check: () => Promise<void>
  /** It has been handed over, or it throws. `id` is the same with every try, so that a second copy can be told. */
  send: (to: string, message: Message, id: string) => Promise<void>
  /** What became of a message, by what `check` or `send` threw. */
  toFailure: (error: unknown) => MailFailure
  /** What is under way fails at once. */
  abort: () => void
}

export function toMailCarrier({ check, send, abort }: SmtpMailer): Carrier {
  return { check, send, abort, toFailure: toMailFailure }
}

export function toTextCarrier({ send, toFailure, abort }: TextGateway): Carrier {
  return {
    // A gateway has nothing to be asked without sending something.
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
    // As when the disk is full.
    toFailure: () => ({ outcome: 'refused', isAway: true }),
    abort: () => {},
  }
}
