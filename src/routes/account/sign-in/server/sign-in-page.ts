import { AccountProblem } from '#accounts/account-problem.ts'
import { toCodeReply } from '../../code/server/code-page.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'

/** Password, e-mail link and text code. Providers have pages of their own. */
export function createSignInPage(parts: PageParts): Page {
  const { signIn, phoneSignIn, sessions, findSender, limits, proofs, pathTo, nextOf } = parts

  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const { form, query } = visit
    const fields = {
      view: 'sign-in',
      methods: parts.offered(),
      typed: { email: fieldOf(visit, 'email'), phone: form.get('phone') ?? '' },
      next: nextOf(visit),
      again: query.has('again') || form.has('again'),
    } as const
    return parts.showForm(fields, problem)
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { form, headers } = visit
    const method = form.get('method') ?? 'password'
    const [email, phone] = [form.get('email') ?? '', form.get('phone') ?? '']
    const next = nextOf(visit)
    const target = method === 'phone' ? { phone } : { email }
    const sender = await findSender(visit, () => signIn.findTarget(target))
    await limits.takeTry(sender)
    if (!isOffered(method)) throw new AccountProblem('not-confirmed')
    proofs.check(sender, { isLink: method === 'link' })
    if (method === 'link') {
      const sent = await signIn.mailLink({ email, next }, sender)
      return { view: { view: 'sent', what: 'link', next, ...sent } }
    }
    if (method === 'phone') {
      const sent = await phoneSignIn.sendCode({ phone }, sender)
      return toCodeReply(parts, sent, { next, isForSettings: false })
    }
    const typed = { email, password: form.get('password') ?? '', next }
    const outcome = await signIn.withPassword(typed, sender)
    if ('email' in outcome) {
      return { view: { view: 'sent', what: 'link-instead', next, ...outcome } }
    }
    const cookies = await sessions.open(outcome.userId, headers, outcome)
    return { redirect: next || pathTo('settings'), cookies }
  }

  function isOffered(method: string): boolean {
    const { password, link, phone } = parts.offered()
    return new Map(Object.entries({ password, link, phone })).get(method) ?? false
  }

  return parts.formPage(async (visit, problem) => {
    const mayBeIn = !problem && !visit.query.has('again')
    const isIn = mayBeIn && (await sessions.find(visit.headers)) !== null
    return isIn ? { redirect: nextOf(visit) || pathTo('settings') } : show(visit, problem)
  }, receive)
}
