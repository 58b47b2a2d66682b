import { AccountProblem } from '#accounts/account-problem.ts'
import type { Page, Reply, Visit } from '#accounts/visit.ts'
import { endOtherSessions } from '#db/account-sessions.ts'
import type { ForgotView, ResetView } from '../../payload.ts'
import type { PageParts } from '../../server/page-parts.ts'

/** Asks for the address to send a reset link to. */
export function createForgotPage(parts: PageParts): Page {
  async function show({ form, query }: Visit, problem: AccountProblem | null): Promise<Reply> {
    const view: ForgotView = {
      view: 'forgot',
      typed: { email: form.get('email') ?? query.get('email') ?? '' },
      ...(await parts.toForm(problem)),
    }
    return { view, status: parts.statusOf(problem) }
  }

  async function receive(visit: Visit): Promise<Reply> {
    const email = visit.form.get('email') ?? ''
    const asker = await parts.askers.find(visit, () => parts.signIn.findTarget({ email }))
    await parts.limits.takeTry(asker)
    parts.proofs.check(asker)
    const sent = await parts.signUp.requestReset({ email }, asker)
    return { view: { view: 'sent', what: 'reset', ...sent } }
  }

  return async (visit) => {
    if (!parts.offered().password) return { redirect: parts.pathTo('sign-in') }
    if (!visit.isPost) return show(visit, null)
    return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
  }
}

/** Accepts the new password. That uses the link up; opening it does not. */
export function createResetPage(parts: PageParts): Page {
  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const token = visit.form.get('token') ?? visit.query.get('token') ?? ''
    const user = await parts.signUp.findReset(token)
    if (problem?.code === 'link-expired' || !user) {
      // The link may have been used up before something else went wrong.
      return parts.again('forgot', problem ?? new AccountProblem('link-expired'))
    }
    const form = await parts.toForm(problem)
    const view: ResetView = { view: 'reset', token, email: user.email, ...form }
    return { view, status: parts.statusOf(problem) }
  }

  async function receive({ form, address, headers }: Visit): Promise<Reply> {
    const token = form.get('token') ?? ''
    if (!(await parts.signUp.findReset(token))) await parts.limits.take('tries from', address)
    const userId = await parts.signUp.reset(token, form.get('password') ?? '')
    await endOtherSessions(parts.db, { userId, id: null })
    const cookies = await parts.sessions.open(userId, headers)
    return { redirect: `${parts.pathTo('settings')}?done=password`, cookies }
  }

  return async (visit) => {
    if (!visit.isPost) return show(visit, null)
    return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
  }
}
