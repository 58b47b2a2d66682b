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
    const next = parts.nextOf(visit)
    if (problem?.code === 'link-expired' || !user) {
      // The link may have been used up before something else went wrong.
      return parts.again('forgot', problem ?? new AccountProblem('link-expired'), next)
    }
    return parts.showForm({ view: 'reset', token, email: user.email, next }, problem)
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { form, address, headers } = visit
    const token = form.get('token') ?? ''
    if (!(await parts.passwordReset.find(token))) await parts.limits.take('tries from', address)
    const signIn = await parts.passwordReset.reset(token, form.get('password') ?? '')
    const cookies = await parts.sessions.open(signIn.userId, headers, signIn)
    const settings = `${parts.pathTo('settings')}?done=password`
    return { redirect: parts.nextOf(visit) || settings, cookies }
  }

  return parts.formPage(show, receive)
}
