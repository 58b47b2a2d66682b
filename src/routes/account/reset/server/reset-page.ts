import { AccountProblem } from '#accounts/account-problem.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'

/** Accepts the new password. That uses the link up; opening it does not. */
export function createResetPage(parts: PageParts): Page {
  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const token = fieldOf(visit, 'token')
    const user = await parts.passwordReset.find(token)
    if (problem?.code === 'link-expired' || !user) {
      // The link may have been used up before something else went wrong.
      return parts.again('forgot', problem ?? new AccountProblem('link-expired'))
    }
    return parts.showForm({ view: 'reset', token, email: user.email }, problem)
  }

  async function receive({ form, address, headers }: Visit): Promise<Reply> {
    const token = form.get('token') ?? ''
    if (!(await parts.passwordReset.find(token))) await parts.limits.take('tries from', address)
    const signIn = await parts.passwordReset.reset(token, form.get('password') ?? '')
    const cookies = await parts.sessions.open(signIn.userId, headers, signIn)
    return { redirect: `${parts.pathTo('settings')}?done=password`, cookies }
  }

  return parts.formPage(show, receive)
}
