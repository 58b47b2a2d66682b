import { createHash } from 'node:crypto'
import { AccountProblem, type ProblemCode } from '#accounts/account-problem.ts'
import type { Asker } from '#accounts/asker.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import { isRecent } from '#accounts/call-tokens.ts'
import { toDeviceName } from '#accounts/device-name.ts'
import { oldestSession } from '#accounts/session-ends.ts'
import type { Page, Reply, Visit } from '#accounts/visit.ts'
import { endOtherSessions, endSession, userSessions } from '#db/account-sessions.ts'
import { mailPurposes, pushPurposes } from '#lib/reminder-purposes.ts'
import { formatDay, singaporeDay } from '#lib/singapore-time.ts'
import type { SettingsView } from '../../payload.ts'
import { CODE_COOKIE, type PageParts } from '../../server/page-parts.ts'
import { isProblemCode } from '../../server/problem-texts.ts'
import { toCodeReply, toCodeView } from '../../sign-in/server/sign-in-page.ts'

/** What we store for a visitor besides the account. `functions/visitors.ts` provides it. */
export type VisitorDetails = {
  profile: (accountId: string) => Promise<{ name: string }>
  saveProfile: (accountId: string, profile: { name: string }) => Promise<void>
  givenPurposes: (accountId: string) => Promise<Set<string>>
  saveConsents: (accountId: string, decisions: Record<string, boolean>) => Promise<void>
  devices: (
    accountId: string,
  ) => Promise<{ deviceId: string; name: string; registeredAt: string }[]>
  addDevice: (
    accountId: string,
    device: { device_id: string; messaging_token: string; name: string; session_id: string },
  ) => Promise<void>
  removeDevice: (accountId: string, deviceId: string) => Promise<void>
  /** Newest first. `deal` is `null` when it is no longer listed. */
  reports: (
    accountId: string,
  ) => Promise<{ day: string; outcome: string; deal: { title: string; path: string } | null }[]>
}

/** The reminders that the site is configured to send. */
export type ReminderOffer = {
  mail: boolean
  /** `findToken` returns a subscription in its stored form, or `null` if we cannot push to it. */
  push: { publicKey: string; findToken: (token: string) => string | null } | null
}

const OTHERS_SIGNED_OUT = 'Your other devices are signed out.'

/** Sentences for `?done=`, after a redirect. */
const doneTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: 'Your name is saved.',
    password: `Your password is saved. ${OTHERS_SIGNED_OUT}`,
    'password-removed': 'Your password is removed.',
    email: `Your e-mail address is confirmed. ${OTHERS_SIGNED_OUT}`,
    phone: 'Your mobile number is confirmed.',
    'phone-removed': 'Your mobile number is removed.',
    linked: 'Your sign-in method is added.',
    unlinked: 'Your sign-in method is removed.',
    session: 'That session has ended.',
    sessions: 'All other sessions have ended.',
    preferences: 'Your choices are saved.',
    device: 'This device can get notifications. Choose which ones below.',
    'device-removed': 'That device no longer gets notifications.',
  }),
)

type Act = (visit: Visit, who: SignedIn) => Promise<Reply | string>

/** The settings of an account, a form for each part. */
export function createSettingsPage(
  parts: PageParts,
  { details, reminders }: { details: VisitorDetails; reminders: ReminderOffer },
): Page {
  const { changes, sessions, pathTo, db, now } = parts
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

  async function show(visit: Visit, who: SignedIn, problem: AccountProblem | null): Promise<Reply> {
    const { form, query } = visit
    const { email, phone, providers } = await changes.methodsOf(who)
    const offered = parts.offered()
    const openedAfter = oldestSession(now())
    const open = await userSessions(db, { userId: who.userId, now: now(), openedAfter })
    const given = await details.givenPurposes(who.userId)
    const view: SettingsView = {
      view: 'settings',
      name: (await details.profile(who.userId)).name,
      email,
      phone,
      hasPassword: providers.includes('credential'),
      offered,
      linked: providers
        .filter((id) => id !== 'credential')
        .map((id) => ({ id, name: parts.nameOf(id) })),
      sessions: open.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        device: toDeviceName(userAgent),
        signedInOn: formatDay(singaporeDay(createdAt)),
        lastUsedOn: formatDay(singaporeDay(lastUsedAt)),
        isThis: id === who.sessionId,
      })),
      reports: (await details.reports(who.userId)).map(({ day, outcome, deal }) => ({
        on: formatDay(day),
        hasWorked: outcome === 'worked',
        deal,
      })),
      preferences: decisionsOf([...mailPurposes, ...pushPurposes], (name) => given.has(name)),
      hasReminders: reminders.mail,
      push: {
        publicKey: push?.publicKey ?? null,
        devices: (await details.devices(who.userId)).map(({ deviceId, name, registeredAt }) => ({
          id: deviceId,
          name,
          addedOn: formatDay(singaporeDay(new Date(registeredAt))),
        })),
      },
      isRecent: isRecent(who.signedInAt, now()),
      done: doneTexts.get(query.get('done') ?? '') ?? null,
      typed: {
        name: form.get('name'),
        email: form.get('email') ?? '',
        phone: form.get('phone') ?? '',
      },
      ...(await parts.toForm(problem)),
    }
    return { view, status: parts.statusOf(problem) }
  }

  const acts: Record<string, Act> = {
    async name({ form }, { userId }) {
      const name = (form.get('name') ?? '').trim()
      if (name.length > 80 || /\p{Cc}/u.test(name)) throw new AccountProblem('name-invalid')
      await details.saveProfile(userId, { name })
      return 'name'
    },
    async password({ form, headers }, who) {
      const [current, password] = [form.get('current') ?? '', form.get('password') ?? '']
      await changes.setPassword(who, { current, password })
      const cookies = [await parts.browsers.remember(headers, who.userId)]
      return { redirect: `${pathTo('settings')}?done=password`, cookies }
    },
    async 'remove-password'(_, who) {
      await changes.unlink(who, 'credential')
      return 'password-removed'
    },
    async email({ form, address }, who) {
      const known = { browser: '', userId: who.userId }
      const asker = { known, hasWorked: false, address }
      const email = await changes.sendNewEmail(who, { email: form.get('email') ?? '', asker })
      return { view: { view: 'sent', what: 'new-email', email, isEarlier: false } }
    },
    async phone({ form, address }, who) {
      const asker = toStranger(address)
      const sent = await changes.sendPhoneCode(who, { phone: form.get('phone') ?? '', asker })
      return toCodeReply(parts, sent, '', true)
    },
    async 'phone-code'({ form, headers, address }, who) {
      const [phone, code] = [form.get('phone') ?? '', form.get('code') ?? '']
      const nonce = parts.cookies.read(headers, CODE_COOKIE)
      await changes.takePhone(who, { phone, code, nonce, asker: toStranger(address) })
      return 'phone'
    },
    async 'remove-phone'(_, who) {
      await changes.removePhone(who)
      return 'phone-removed'
    },
    async unlink({ form }, who) {
      await changes.unlink(who, form.get('provider') ?? '')
      return 'unlinked'
    },
    async 'end-session'({ form }, { userId }) {
      await endSession(db, { userId, id: form.get('session') ?? '' })
      return 'session'
    },
    async 'end-others'(_, { userId, sessionId }) {
      await endOtherSessions(db, { userId, id: sessionId })
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
    async 'remove-device'({ form }, { userId }) {
      await details.removeDevice(userId, form.get('device') ?? '')
      return 'device-removed'
    },
  }

  async function receive(visit: Visit, who: SignedIn): Promise<Reply> {
    await parts.limits.take('tries of', who.userId)
    const name = visit.form.get('act') ?? ''
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) return { redirect: pathTo('settings') }
    const outcome = await act(visit, who)
    if (typeof outcome !== 'string') return outcome
    return { redirect: `${pathTo('settings')}?done=${outcome}` }
  }

  /** A wrong code shows the code form again. */
  async function refuse(visit: Visit, who: SignedIn, problem: AccountProblem): Promise<Reply> {
    if (visit.form.get('act') !== 'phone-code' || problem.code === 'phone-in-use') {
      return show(visit, who, problem)
    }
    const view = toCodeView(visit.form.get('phone') ?? '', '', true)
    return { view: { ...view, ...(await parts.toForm(problem)) }, status: parts.statusOf(problem) }
  }

  return async (visit) => {
    const who = await sessions.find(visit.headers)
    if (!who) return { redirect: `${pathTo('sign-in')}`, cookies: sessions.unmark }
    if (visit.isPost) {
      return receive(visit, who).catch(parts.orForm((problem) => refuse(visit, who, problem)))
    }
    const code = visit.query.get('problem')
    return show(visit, who, isProblemCode(code) ? new AccountProblem(code) : null)
  }
}

function decisionsOf<Purpose extends string>(
  purposes: readonly Purpose[],
  isGiven: (purpose: Purpose) => boolean,
): Record<Purpose, boolean> {
  const decisions = purposes.map((purpose) => [purpose, isGiven(purpose)])
  return Object.fromEntries(decisions) as Record<Purpose, boolean>
}

/** A browser that subscribes again has a new endpoint, so it is a new device. */
function toDeviceId(token: string): string {
  const { endpoint } = JSON.parse(token) as { endpoint: string }
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)
}

/** The number may be anyone's, so this visitor must not use its owner's lanes. */
function toStranger(address: string): Asker {
  return { known: null, hasWorked: false, address }
}
