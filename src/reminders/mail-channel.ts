import type { Wisher } from '#db/reminders.ts'
import type { Catalogue } from './catalogue.ts'
import { claimAndSend, type SendOutcome } from './claim-and-send.ts'
import type { OpenChannel, RemindersOptions, Told } from './create-reminders.ts'
import type { Due, Wishes } from './find-due.ts'
import { findConsent } from './reader.ts'
import { toReminderMail } from './reminder-mail.ts'

type MailChannelOptions = RemindersOptions & { mail: NonNullable<RemindersOptions['mail']> }

/** One mail a day at most, to addresses that have been confirmed. */
export function createMailChannel(options: MailChannelOptions) {
  const { db, kept, mail, linksFor, siteUrl, productName, onError } = options

  async function send(
    { id, email }: Wisher,
    due: Due,
    told: { wishes: Wishes; now: Date },
  ): Promise<SendOutcome> {
    const message = toReminderMail({ due, ...told, siteUrl, productName, links: linksFor(id) })
    try {
      await mail.send(email, message)
      return 'sent'
    } catch (error) {
      onError(error)
      return toOutcome(error)
    }
  }

  async function tell(wisher: Wisher, catalogue: Catalogue): Promise<Told> {
    if (!wisher.isVerified) return 'done'
    const consents = await kept.consents(wisher.id)
    const wishes = {
      endingSoon: findConsent(consents, 'endingSoon') !== null,
      followedBrands: findConsent(consents, 'followedBrands'),
      weeklyDigest: findConsent(consents, 'weeklyDigest') !== null,
    }
    const outcome = await claimAndSend({
      db,
      channel: 'mail',
      accountId: wisher.id,
      wishes,
      saved: await kept.saved(wisher.id),
      catalogue,
      send: (due) => send(wisher, due, { wishes, now: catalogue.at }),
    })
    if (outcome === 'refused') return 'again'
    // Without a word the server went away: with the others it would be the same.
    return outcome === 'lost' ? 'stop' : 'done'
  }

  return {
    async open(): Promise<OpenChannel> {
      await mail.check()
      return { tell }
    },
  }
}

/** What the server said: 4xx is for now, 5xx for good. Where it said nothing, nobody knows. */
function toOutcome(error: unknown): SendOutcome {
  const { cause } = error as { cause?: { responseCode?: unknown } }
  if (typeof cause?.responseCode !== 'number') return 'lost'
  return cause.responseCode < 500 ? 'refused' : 'rejected'
}
