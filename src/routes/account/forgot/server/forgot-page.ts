import type { AccountProblem } from '#accounts/account-problem.ts'
import type { Page, PageParts, Reply, Visit } from '../../server/page-parts.ts'
import type { ForgotView } from '../payload.ts'

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
    const sent = await parts.passwordReset.request({ email }, asker)
    return { view: { view: 'sent', what: 'reset', ...sent } }
  }

  return async (visit) => {
    if (!parts.offered().password) return { redirect: parts.pathTo('sign-in') }
    if (!visit.isPost) return show(visit, null)
    return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
  }
}
