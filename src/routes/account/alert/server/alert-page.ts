import { AccountProblem } from '#accounts/account-problem.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import * as paths from '#lib/paths.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'
import type { ReminderOffer, VisitorDetails } from '../../server/visitor-data.ts'

/** Of a typed address; `null` for a page that cannot be followed. */
export type FindSearch = (typed: string) => Promise<{ path: string; name: string } | null>

type AlertOptions = {
  details: VisitorDetails
  reminders: ReminderOffer
  findSearch: FindSearch
}

/** Follows a search or a list: new deals in it come by e-mail or notification. */
export function createAlertPage(parts: PageParts, options: AlertOptions): Page {
  const { details, reminders, findSearch } = options
  const { sessions, changes, pathTo } = parts

  async function getSearch(visit: Visit) {
    const search = await findSearch(fieldOf(visit, 'for'))
    if (!search) throw new AccountProblem('search-unknown')
    return search
  }

  async function show(visit: Visit, who: SignedIn, problem: AccountProblem | null): Promise<Reply> {
    const [{ email }, purposes, devices, search] = await Promise.all([
      changes.methodsOf(who),
      details.givenPurposes(who.userId),
      details.devices(who.userId),
      getSearch(visit),
    ])
    const address = reminders.mail ? email : null
    const { form } = visit
    const given = problem
      ? { mail: form.has('mail'), push: form.has('push') }
      : { mail: purposes.has('searches'), push: purposes.has('pushSearches') }
    const push = reminders.push === null ? 'off' : devices.length > 0 ? 'on' : 'no-device'
    const fields = { view: 'alert', ...search, email: address, push, given } as const
    return parts.showForm({ ...fields, canMail: reminders.mail }, problem)
  }

  async function receive(visit: Visit, who: SignedIn): Promise<Reply> {
    await parts.limits.take('tries of', who.userId)
    const search = await getSearch(visit)
    const byMail = visit.form.has('mail')
    const byPush = visit.form.has('push')
    if (!byMail && !byPush) throw new AccountProblem('no-channel')
    if ((byMail && !reminders.mail) || (byPush && !reminders.push)) {
      throw new AccountProblem('not-offered')
    }
    if (byMail && (await changes.methodsOf(who)).email === null) {
      throw new AccountProblem('no-address')
    }
    if (byPush && (await details.devices(who.userId)).length === 0) {
      throw new AccountProblem('no-device')
    }
    if (!(await details.followSearch(who.userId, search))) {
      throw new AccountProblem('searches-enough')
    }
    await details.saveConsents(who.userId, {
      ...(byMail && { searches: true }),
      ...(byPush && { pushSearches: true }),
    })
    return { redirect: `${pathTo('settings')}?done=search#messages` }
  }

  const toUnknown = (): Reply => ({ redirect: `${pathTo('settings')}?problem=search-unknown` })

  return async (visit) => {
    const who = await sessions.find(visit.headers)
    if (!who) {
      const here = `${pathTo('alert')}?for=${encodeURIComponent(fieldOf(visit, 'for'))}`
      return { redirect: paths.accountThen('sign-in', here), cookies: sessions.unmark }
    }
    const answer = visit.isPost
      ? receive(visit, who).catch(parts.orForm((problem) => show(visit, who, problem)))
      : show(visit, who, null)
    return answer.catch(parts.orForm(async () => toUnknown()))
  }
}
