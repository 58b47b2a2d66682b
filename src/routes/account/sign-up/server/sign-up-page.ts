import * as paths from '#lib/paths.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  SIGN_UP_COOKIE,
  type Visit,
} from '../../server/page-parts.ts'

const DAY_SECONDS = 86_400

export function createSignUpPage(parts: PageParts): Page {
  const { signUp, sessions, findSender, limits, proofs, pathTo } = parts

  async function receive(visit: Visit): Promise<Reply> {
    const { form } = visit
    const next = parts.nextOf(visit)
    const sender = await findSender(visit, async () => null)
    await limits.takeTry(sender)
    proofs.check(sender)
    if (form.has('again')) {
      const nonce = parts.cookies.read(visit.headers, SIGN_UP_COOKIE)
      const { email } = await signUp.mailAgain({ nonce, next }, sender)
      return { view: { view: 'sent', what: 'confirm', email, isEarlier: false, next } }
    }
    const typed = { email: form.get('email') ?? '', password: form.get('password') ?? '', next }
    const { email, nonce } = await signUp.request(typed, sender)
    const cookies = [parts.cookies.set(SIGN_UP_COOKIE, nonce, { seconds: DAY_SECONDS })]
    return { view: { view: 'sent', what: 'confirm', email, isEarlier: false, next }, cookies }
  }

  const page = parts.formPage(async (visit, problem) => {
    const isIn = !problem && (await sessions.find(visit.headers)) !== null
    const next = parts.nextOf(visit)
    if (isIn) return { redirect: next || pathTo('settings') }
    const typed = { email: fieldOf(visit, 'email') }
    return parts.showForm({ view: 'sign-up', methods: parts.offered(), typed, next }, problem)
  }, receive)

  // An account with a password starts with an e-mail.
  return async (visit) =>
    parts.offered().password
      ? page(visit)
      : { redirect: paths.accountThen('sign-in', parts.nextOf(visit)) }
}
