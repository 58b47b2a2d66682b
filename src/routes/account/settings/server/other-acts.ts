import { createHash } from 'node:crypto'
import { AccountProblem, type ProblemCode } from '#accounts/account-problem.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import { toDeviceName } from '#accounts/device-name.ts'
import { mailPurposes, pushPurposes } from '#lib/reminder-purposes.ts'
import type { PageParts, Visit } from '../../server/page-parts.ts'
import type { ReminderOffer, VisitorDetails } from '../../server/visitor-data.ts'
import type { Act } from './method-acts.ts'

type OtherActsOptions = { details: VisitorDetails; reminders: ReminderOffer }

/** The forms for the name, sessions, reminders and devices. */
export function createOtherActs(
  { openSessions, changes }: PageParts,
  { details, reminders }: OtherActsOptions,
): Record<string, Act> {
  const { push } = reminders

  /** With a problem, people can keep or end what they asked for before, but ask for nothing new. */
  async function saveWishes(
    { form }: Visit,
    who: SignedIn,
    { purposes, problem }: { purposes: readonly string[]; problem: ProblemCode | null },
  ): Promise<string> {
    const decisions = decisionsOf(purposes, (name) => form.has(name))
    const given = await details.givenPurposes(who.userId)
    const isNew = purposes.some((name) => decisions[name] && !given.has(name))
    if (problem && isNew) throw new AccountProblem(problem)
    await details.saveConsents(who.userId, decisions)
    return 'preferences'
  }

  return {
    async name({ form }, { userId }) {
      const name = (form.get('name') ?? '').trim()
      if (name.length > 80 || /\p{Cc}/u.test(name)) throw new AccountProblem('name-invalid')
      await details.saveProfile(userId, { name })
      return 'name'
    },
    async 'end-session'({ form }, { userId }) {
      await openSessions.end({ userId, sessionId: form.get('session') ?? '' })
      return 'session'
    },
    async 'end-others'(_, who) {
      await openSessions.endOthers(who)
      return 'sessions'
    },
    async preferences(visit, who) {
      const { email } = await changes.methodsOf(who)
      const offered = reminders.mail ? null : 'not-offered'
      const problem = email === null ? 'no-address' : offered
      return saveWishes(visit, who, { purposes: mailPurposes, problem })
    },
    async 'push-preferences'(visit, who) {
      const problem = push ? null : 'not-offered'
      return saveWishes(visit, who, { purposes: pushPurposes, problem })
    },
    async 'add-device'({ form, headers }, { userId, sessionId }) {
      const token = push?.findToken(form.get('subscription') ?? '') ?? null
      if (token === null) throw new AccountProblem('device-unusable')
      await details.addDevice(userId, {
        device_id: toDeviceId(token),
        messaging_token: token,
        name: toDeviceName(headers.get('user-agent')),
        session_id: sessionId,
      })
      return 'device'
    },
    async 'unfollow-search'({ form }, { userId }) {
      await details.unfollowSearch(userId, form.get('path') ?? '')
      return 'search-removed'
    },
    async 'remove-device'({ form }, { userId }) {
      await details.removeDevice(userId, form.get('device') ?? '')
      return 'device-removed'
    },
  }
}

/** A browser that subscribes again has a new endpoint, so it is a new device. */
function toDeviceId(token: string): string {
  const { endpoint } = JSON.parse(token) as { endpoint: string }
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)
}

/** A yes or no for each purpose. */
export function decisionsOf<Purpose extends string>(
  purposes: readonly Purpose[],
  isGiven: (purpose: Purpose) => boolean,
): Record<Purpose, boolean> {
  const decisions = purposes.map((purpose) => [purpose, isGiven(purpose)])
  return Object.fromEntries(decisions) as Record<Purpose, boolean>
}
