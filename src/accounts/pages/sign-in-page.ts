import type { CodeView, SignInView } from '#routes/account/payload.ts'
import { AccountProblem } from '../account-problem.ts'
import { CODE_COOKIE, type PageParts } from '../page-parts.ts'
import { CODE_SECONDS } from '../phone-codes.ts'
import type { Page, Reply, Visit } from '../visit.ts'

/** Password, link by mail and code by text message; providers have addresses of their own. */
export function createSignInPage(parts: PageParts): Page {
  const { signIn, sessions, limits, proofs, pathTo, nextOf } = parts

  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const { form, query } = visit
    const view: SignInView = {
      view: 'sign-in',
      methods: parts.offered(),
      typed: {
        email: form.get('email') ?? query.get('email') ?? '',
        phone: form.get('phone') ?? '',
      },
      next: nextOf(visit),
      again: query.has('again') || form.has('again'),
      ...(await parts.toForm(problem)),
    }
    return { view, status: parts.statusOf(problem) }
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { form, address, headers } = visit
    await limits.take('tries from', address)
    const method = form.get('method') ?? 'password'
    const [email, phone] = [form.get('email') ?? '', form.get('phone') ?? '']
    const next = nextOf(visit)
    if (!isOffered(method)) throw new AccountProblem('not-confirmed')
    await proofs.check(form)
    if (method === 'link') {
      const sentTo = await signIn.mailLink({ email, next, address })
      return { view: { view: 'sent', what: 'link', email: sentTo } }
    }
    if (method === 'phone') {
      const sent = await signIn.sendCode({ phone, address })
      return { view: toCodeView(sent.phone, next), cookies: [toCodeCookie(parts, sent.nonce)] }
    }
    const userId = await signIn.withPassword({ email, password: form.get('password') ?? '' })
    const cookies = await sessions.open(userId, headers)
    return { redirect: next || pathTo('settings'), cookies }
  }

  function isOffered(method: string): boolean {
    const { password, link, phone } = parts.offered()
    return new Map(Object.entries({ password, link, phone })).get(method) ?? false
  }

  return async (visit) => {
    if (visit.isPost) return receive(visit).catch(parts.orForm((problem) => show(visit, problem)))
    const isIn = !visit.query.has('again') && (await sessions.find(visit.headers)) !== null
    return isIn ? { redirect: nextOf(visit) || pathTo('settings') } : show(visit, null)
  }
}

export function toCodeView(phone: string, next: string, isForSettings = false): CodeView {
  return { view: 'code', phone, next, isForSettings, problem: null, proof: null }
}

export function toCodeCookie({ cookies }: PageParts, nonce: string): string {
  return cookies.set(CODE_COOKIE, nonce, { seconds: CODE_SECONDS })
}
