import type { Wisher } from '#db/reminders.ts'
import { type DeviceRow, deviceRows, removeDeviceRow } from '#db/visitor-details.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Catalogue } from './catalogue.ts'
import { claimAndSend, type SendOutcome } from './claim-and-send.ts'
import type { Push } from './create-push.ts'
import type { OpenChannel, Outcome, RemindersOptions } from './create-reminders.ts'
import type { Due } from './find-due.ts'
import { findConsent } from './reader.ts'
import { toReminderPush } from './reminder-push.ts'

type PushChannelOptions = RemindersOptions & { push: Push }

/** What a round knows about the push services, by origin. */
type Services = { away: Set<string>; reported: Set<string> }

/** Sends at most one notification a day to each signed-in device that wants it. */
export function createPushChannel(options: PushChannelOptions) {
  const { db, kept, push, now, onError } = options

  async function sendTo(device: DeviceRow, text: string, services: Services) {
    const { account_id, device_id, messaging_token } = device
    const origin = push.findOrigin(messaging_token) ?? ''
    const { outcome, problem, isAway } = await push.send(messaging_token, text)
    if (outcome === 'gone') await removeDeviceRow(db, account_id, device_id)
    if (isAway) services.away.add(origin)
    if (problem && !services.reported.has(origin)) {
      services.reported.add(origin)
      onError(problem)
    }
    return outcome
  }

  async function send(devices: readonly DeviceRow[], due: Due, round: { at: Date } & Services) {
    const text = JSON.stringify(toReminderPush(due, singaporeDay(round.at), round.at))
    const outcomes = await Promise.all(devices.map((device) => sendTo(device, text, round)))
    // Try again only if no device can have received it.
    const order = ['sent', 'lost', 'refused'] as const
    return order.find((outcome) => outcomes.includes(outcome)) ?? ('rejected' satisfies SendOutcome)
  }

  async function tell({ id }: Wisher, catalogue: Catalogue, services: Services): Promise<Outcome> {
    const consents = await kept.consents(id)
    const wishes = {
      endingSoon: findConsent(consents, 'pushEndingSoon') !== null,
      followedBrands: findConsent(consents, 'pushFollowedBrands'),
      searches: findConsent(consents, 'pushSearches'),
      weeklyDigest: false,
    }
    const isAsked = wishes.endingSoon || wishes.followedBrands || wishes.searches
    if (!isAsked) return 'done'
    const all = await deviceRows(db, { accountId: id, now: now() })
    if (all.length === 0) return 'done'
    const isThere = ({ messaging_token }: DeviceRow) =>
      !services.away.has(push.findOrigin(messaging_token) ?? '')
    const devices = all.filter(isThere)
    // Runs before the claim, so that a silent service uses up nobody's turn.
    if (devices.length === 0) return 'again'
    const outcome = await claimAndSend({
      ...options,
      channel: 'push',
      accountId: id,
      wishes,
      catalogue,
      send: (due) => send(devices, due, { at: catalogue.at, ...services }),
    })
    return outcome === 'refused' ? 'again' : 'done'
  }

  return {
    async open(): Promise<OpenChannel> {
      const services: Services = { away: new Set(), reported: new Set() }
      return { tell: (wisher, catalogue) => tell(wisher, catalogue, services) }
    },
  }
}
