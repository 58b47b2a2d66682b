import type { AccountProblem } from '#accounts/account-problem.ts'
import {
  type Page,
  type PageParts,
  type Reply,
  SIGN_UP_COOKIE,
  type Visit,
} from '../../server/page-parts.ts'
import type { SignUpView } from '../payload.ts'

const DAY_SECONDS = 86_400

export function createSignUpPage(parts: PageParts): Page {
  const { signUp, sessions, askers, limits, proofs, pathTo } = parts

  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const { form, query } = visit
    const view: SignUpView = {
      view: 'sign-up',
      methods: parts.offered(),
      typed: { email: form.get('email') ?? query.get('email') ?? '' },
      ...(await parts.toForm(problem)),
    }
    return { view, status: parts.statusOf(problem) }
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { form } = visit
    const asker = await askers.find(visit, async () => null)
    await limits.takeTry(asker)
    proofs.check(asker)
    const typed = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
    const { email, nonce } = await signUp.request(typed, asker)
    const cookies = [parts.cookies.set(SIGN_UP_COOKIE, nonce, { seconds: DAY_SECONDS })]
    return { view: { view: 'sent', what: 'confirm', email, isEarlier: false }, cookies }
  }

  return async (visit) => {
    // An account with a password starts with an e-mail.
    if (!parts.offered().password) return { redirect: pathTo('sign-in') }
    if (visit.isPost) return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
    const isIn = (await sessions.find(visit.headers)) !== null
    return isIn ? { redirect: pathTo('settings') } : show(visit, null)
  }
}
