import { AccountProblem } from '#accounts/account-problem.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import { nameSearch } from '../../../follow/search-name.ts'
import { createRouteMatcher } from '../../../match-route.ts'
import type { RouteId } from '../../../routes.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'
import type { ReminderOffer, VisitorDetails } from '../../server/visitor-data.ts'

type AlertOptions = { details: VisitorDetails; reminders: ReminderOffer }

/** The pages that list deals and can be narrowed. */
const lists: readonly RouteId[] = ['deals', 'category', 'search', 'landingSearch']
const MOST_NAME = 100

/** Follows a search or a list: new deals in it come by e-mail or notification. */
export function createAlertPage(parts: PageParts, { details, reminders }: AlertOptions): Page {
  const { sessions, changes, pathTo } = parts
  const matchRoute = createRouteMatcher()

  /** The page's own address, whatever its order and page number. Throws for any other page. */
  function getSearch(visit: Visit): { path: string; name: string } {
    const url = URL.parse(fieldOf(visit, 'for'), 'https://site.invalid')
    url?.searchParams.delete('sort')
    url?.searchParams.delete('page')
    const match = url?.host === 'site.invalid' ? matchRoute(url) : null
    if (!match || !lists.includes(match.route.id)) throw new AccountProblem('search-unknown')
    const path = match.path + match.search
    return { path, name: nameSearch(new URL(path, 'https://site.invalid')).slice(0, MOST_NAME) }
  }

  async function show(visit: Visit, who: SignedIn, problem: AccountProblem | null): Promise<Reply> {
    const [{ email }, purposes] = await Promise.all([
      changes.methodsOf(who),
      details.givenPurposes(who.userId),
    ])
    const address = reminders.mail ? email : null
    const { form } = visit
    const given = problem
      ? { mail: form.has('mail'), push: form.has('push') }
      : { mail: purposes.has('searches'), push: purposes.has('pushSearches') }
    const fields = { view: 'alert', ...getSearch(visit), email: address } as const
    return parts.showForm({ ...fields, canPush: reminders.push !== null, given }, problem)
  }

  async function receive(visit: Visit, who: SignedIn): Promise<Reply> {
    await parts.limits.take('tries of', who.userId)
    const search = getSearch(visit)
    const byMail = visit.form.has('mail')
    const byPush = visit.form.has('push')
    if (!byMail && !byPush) throw new AccountProblem('no-channel')
    if ((byMail && !reminders.mail) || (byPush && !reminders.push)) {
      throw new AccountProblem('not-offered')
    }
    if (byMail && (await changes.methodsOf(who)).email === null) {
      throw new AccountProblem('no-address')
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
      const next = encodeURIComponent(here)
      return { redirect: `${pathTo('sign-in')}?next=${next}`, cookies: sessions.unmark }
    }
    const answer = visit.isPost
      ? receive(visit, who).catch(parts.orForm((problem) => show(visit, who, problem)))
      : show(visit, who, null)
    return answer.catch(parts.orForm(async () => toUnknown()))
  }
}
