import { AccountProblem, isProblemCode } from '#accounts/account-problem.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import { isRecent } from '#accounts/call-tokens.ts'
import { toDeviceName } from '#accounts/device-name.ts'
import { formatDay } from '#lib/format-day.ts'
import { mailPurposes, pushPurposes } from '#lib/reminder-purposes.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { FormState } from '../../form-payload.ts'
import type { Page, PageParts, Reply, Visit } from '../../server/page-parts.ts'
import type { ReminderOffer, VisitorDetails } from '../../server/visitor-data.ts'
import type { SettingsView } from '../payload.ts'
import { createMethodActs } from './method-acts.ts'
import { createOtherActs, decisionsOf } from './other-acts.ts'

type SettingsOptions = { details: VisitorDetails; reminders: ReminderOffer }

/** The settings of an account, a form for each part. */
export function createSettingsPage(parts: PageParts, options: SettingsOptions): Page {
  const { sessions, pathTo } = parts
  const show = createShow(parts, options)
  const acts = { ...createMethodActs(parts), ...createOtherActs(parts, options) }

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
    const phone = visit.form.get('phone') ?? ''
    const where = { next: '', isForSettings: true, isEarlier: false }
    return parts.showForm({ view: 'code', phone, ...where }, problem)
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

/** Shows every form, with what is stored or was typed. */
function createShow(parts: PageParts, { details, reminders }: SettingsOptions) {
  const { changes, now } = parts
  const { push } = reminders

  return async (visit: Visit, who: SignedIn, problem: AccountProblem | null): Promise<Reply> => {
    const { form, query } = visit
    const { email, phone, providers } = await changes.methodsOf(who)
    const given = await details.givenPurposes(who.userId)
    const fields: Omit<SettingsView, keyof FormState> = {
      view: 'settings',
      name: (await details.profile(who.userId)).name,
      email,
      phone,
      hasPassword: providers.includes('credential'),
      offered: parts.offered(),
      linked: providers
        .filter((id) => id !== 'credential')
        .map((id) => ({ id, name: parts.nameOf(id) })),
      sessions: (await parts.openSessions.of(who.userId)).map(
        ({ id, userAgent, createdAt, lastUsedAt }) => ({
          id,
          device: toDeviceName(userAgent),
          signedInOn: formatDay(singaporeDay(createdAt)),
          lastUsedOn: formatDay(singaporeDay(lastUsedAt)),
          isThis: id === who.sessionId,
        }),
      ),
      reports: (await details.reports(who.userId)).map(({ day, outcome, deal }) => ({
        on: formatDay(day),
        hasWorked: outcome === 'worked',
        deal,
      })),
      preferences: decisionsOf([...mailPurposes, ...pushPurposes], (name) => given.has(name)),
      searches: (await details.searches(who.userId)).map(({ path, name }) => ({ path, name })),
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
    }
    return parts.showForm(fields, problem)
  }
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
    search: 'You now follow this search. We’ll tell you about new deals.',
    'search-removed': 'You no longer follow that search.',
    device: 'This device can get notifications. Choose which ones below.',
    'device-removed': 'That device no longer gets notifications.',
  }),
)
