import type { Wisher } from '#db/reminders.ts'
import { toMailFailure } from '#lib/node/mail-failure.ts'
import type { Catalogue } from './catalogue.ts'
import { claimAndSend, type SendOutcome } from './claim-and-send.ts'
import type { OpenChannel, Outcome, RemindersOptions } from './create-reminders.ts'
import type { Due, Wishes } from './find-due.ts'
import { findConsent } from './reader.ts'
import { toReminderMail } from './reminder-mail.ts'

type MailChannelOptions = RemindersOptions & { mail: NonNullable<RemindersOptions['mail']> }

/** Sends at most one e-mail a day, to confirmed addresses. */
export function createMailChannel(options: MailChannelOptions) {
  const { kept, mail, linksFor, siteUrl, productName, onError } = options

  async function send(
    { id, email }: Wisher,
    due: Due,
    context: { wishes: Wishes; now: Date },
  ): Promise<{ outcome: SendOutcome; isAway: boolean }> {
    const message = toReminderMail({ due, ...context, siteUrl, productName, links: linksFor(id) })
    try {
      await mail.send(email, message)
      return { outcome: 'sent', isAway: false }
    } catch (error) {
      onError(error)
      return toMailFailure(error)
    }
  }

  async function tell(wisher: Wisher, catalogue: Catalogue): Promise<Outcome> {
    if (!wisher.isVerified) return 'done'
    const consents = await kept.consents(wisher.id)
    const wishes = {
      endingSoon: findConsent(consents, 'endingSoon') !== null,
      followedBrands: findConsent(consents, 'followedBrands'),
      searches: findConsent(consents, 'searches'),
      weeklyDigest: findConsent(consents, 'weeklyDigest') !== null,
    }
    let isServerAway = false
    const outcome = await claimAndSend({
      ...options,
      channel: 'mail',
      accountId: wisher.id,
      wishes,
      catalogue,
      send: async (due) => {
        const { outcome, isAway } = await send(wisher, due, { wishes, now: catalogue.at })
        isServerAway = isAway
        return outcome
      },
    })
    if (isServerAway) return 'stop'
    return outcome === 'refused' ? 'again' : 'done'
  }

  return {
    async open(): Promise<OpenChannel> {
      await mail.check()
      return { tell }
    },
  }
}
