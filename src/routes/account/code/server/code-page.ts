import { CODE_SECONDS } from '#accounts/phone-codes.ts'
import {
  CODE_COOKIE,
  type Page,
  type PageParts,
  type Reply,
  type Visit,
} from '../../server/page-parts.ts'

/** Accepts the code of a text message. A plain visit leads to the sign-in page. */
export function createCodePage(parts: PageParts): Page {
  const { signIn, phoneSignIn, sessions, findSender, cookies, pathTo } = parts

  async function receive(visit: Visit): Promise<Reply> {
    const { form, headers } = visit
    const phone = form.get('phone') ?? ''
    const sender = await findSender(visit, () => signIn.findTarget({ phone }))
    const nonce = cookies.read(headers, CODE_COOKIE)
    const typed = { phone, code: form.get('code') ?? '', nonce }
    const proved = await phoneSignIn.withCode(typed, sender)
    const opened = await sessions.open(proved.userId, headers, proved)
    return {
      redirect: parts.nextOf(visit) || pathTo('settings'),
      cookies: [...opened, cookies.clear(CODE_COOKIE)],
    }
  }

  return parts.formPage(async (visit, problem) => {
    if (!problem) return { redirect: pathTo('sign-in') }
    const next = parts.nextOf(visit)
    const phone = visit.form.get('phone') ?? ''
    const where = { next, isForSettings: false, isEarlier: false }
    return parts.showForm({ view: 'code', phone, ...where }, problem)
  }, receive)
}

type SentCode = { phone: string; nonce: string | null; isEarlier: boolean }

/** The form for the code. Only this browser can use it, unless it is a long one. */
export function toCodeReply(
  { cookies }: PageParts,
  { phone, nonce, isEarlier }: SentCode,
  where: { next: string; isForSettings: boolean },
): Reply {
  return {
    view: { view: 'code', phone, ...where, isEarlier, problem: null, proof: null },
    cookies: nonce === null ? [] : [cookies.set(CODE_COOKIE, nonce, { seconds: CODE_SECONDS })],
  }
}
