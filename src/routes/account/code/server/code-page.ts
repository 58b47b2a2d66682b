import type { AccountProblem } from '#accounts/account-problem.ts'
import type { Page, Reply, Visit } from '#accounts/visit.ts'
import { CODE_COOKIE, type PageParts } from '../../server/page-parts.ts'
import { toCodeView } from '../../sign-in/server/sign-in-page.ts'

/** Accepts the code of a text message. A plain visit leads to the sign-in page. */
export function createCodePage(parts: PageParts): Page {
  const { signIn, sessions, askers, cookies, pathTo } = parts

  async function receive(visit: Visit): Promise<Reply> {
    const { form, headers } = visit
    const phone = form.get('phone') ?? ''
    const asker = await askers.find(visit, () => signIn.findTarget({ phone }))
    const nonce = cookies.read(headers, CODE_COOKIE)
    const typed = { phone, code: form.get('code') ?? '', nonce }
    const opened = await sessions.open(await signIn.withCode(typed, asker), headers)
    return {
      redirect: parts.toOwnPath(form.get('next')) || pathTo('settings'),
      cookies: [...opened, cookies.clear(CODE_COOKIE)],
    }
  }

  async function show({ form }: Visit, problem: AccountProblem): Promise<Reply> {
    const view = toCodeView(form.get('phone') ?? '', parts.toOwnPath(form.get('next')))
    return { view: { ...view, ...(await parts.toForm(problem)) }, status: parts.statusOf(problem) }
  }

  return async (visit) => {
    if (!visit.isPost) return { redirect: pathTo('sign-in') }
    return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
  }
}
