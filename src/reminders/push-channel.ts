import type { Wisher } from '#db/reminders.ts'
import { type DeviceRow, deviceRows, removeDeviceRow } from '#db/visitor-details.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Catalogue } from './catalogue.ts'
import { claimAndSend, type SendOutcome } from './claim-and-send.ts'
import type { Push } from './create-push.ts'
import type { RemindersOptions, Told } from './create-reminders.ts'
import type { Due } from './find-due.ts'
import { findConsent } from './reader.ts'
import { toReminderPush } from './reminder-push.ts'

type PushChannelOptions = RemindersOptions & { push: Push }

/** One notification a day at most, on each device where somebody is signed in and wants it. */
export function createPushChannel({ db, kept, push, now }: PushChannelOptions) {
  async function send(devices: readonly DeviceRow[], due: Due, at: Date): Promise<SendOutcome> {
    const text = JSON.stringify(toReminderPush(due, singaporeDay(at), at))
    const outcomes = await Promise.all(
      devices.map(async ({ account_id, device_id, messaging_token }) => {
        const outcome = await push.send(messaging_token, text)
        if (outcome === 'gone') await removeDeviceRow(db, account_id, device_id)
        return outcome
      }),
    )
    // Again only where no device can have got it.
    const order = ['sent', 'lost', 'refused'] as const
    return order.find((outcome) => outcomes.includes(outcome)) ?? 'rejected'
  }

  return {
    check: async () => {},
    async tell({ id }: Wisher, catalogue: Catalogue): Promise<Told> {
      const consents = await kept.consents(id)
      const wishes = {
        endingSoon: findConsent(consents, 'pushEndingSoon') !== null,
        followedBrands: findConsent(consents, 'pushFollowedBrands'),
        weeklyDigest: false,
      }
      if (!wishes.endingSoon && wishes.followedBrands === null) return 'done'
      const devices = await deviceRows(db, { accountId: id, now: now() })
      if (devices.length === 0) return 'done'
      const outcome = await claimAndSend({
        db,
        channel: 'push',
        accountId: id,
        wishes,
        saved: await kept.saved(id),
        catalogue,
        send: (due) => send(devices, due, catalogue.at),
      })
      return outcome === 'refused' ? 'again' : 'done'
    },
  }
}
