import type { AccountProblem } from '#accounts/account-problem.ts'
import { CODE_SECONDS } from '#accounts/phone-codes.ts'
import {
  CODE_COOKIE,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'
import type { CodeView } from '../payload.ts'

/** Accepts the code of a text message. A plain visit leads to the sign-in page. */
export function createCodePage(parts: PageParts): Page {
  const { signIn, phoneSignIn, sessions, askers, cookies, pathTo } = parts

  async function receive(visit: Visit): Promise<Reply> {
    const { form, headers } = visit
    const phone = form.get('phone') ?? ''
    const asker = await askers.find(visit, () => signIn.findTarget({ phone }))
    const nonce = cookies.read(headers, CODE_COOKIE)
    const typed = { phone, code: form.get('code') ?? '', nonce }
    const opened = await sessions.open(await phoneSignIn.withCode(typed, asker), headers)
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

export function toCodeView(phone: string, next: string, isForSettings = false): CodeView {
  return { view: 'code', phone, next, isForSettings, isEarlier: false, problem: null, proof: null }
}

type SentCode = { phone: string; nonce: string | null; isEarlier: boolean }

/** The form for the code. Only this browser can use it, unless it is a long one. */
export function toCodeReply(
  { cookies }: PageParts,
  { phone, nonce, isEarlier }: SentCode,
  next: string,
  isForSettings = false,
): Reply {
  return {
    view: { ...toCodeView(phone, next, isForSettings), isEarlier },
    cookies: nonce === null ? [] : [cookies.set(CODE_COOKIE, nonce, { seconds: CODE_SECONDS })],
  }
}
