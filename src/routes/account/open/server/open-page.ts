import { AccountProblem } from '#accounts/account-problem.ts'
import * as paths from '#lib/paths.ts'
import {
  fieldOf,
  type Page,
  type PageParts,
  type Reply,
  SIGN_UP_COOKIE,
  type Visit,
} from '../../server/page-parts.ts'
import type { OpenView } from '../open.tsx'

type Opening = {
  what: OpenView['what']
  /** The data of the link; `null` for a used or expired one. */
  find: (token: string) => Promise<{ email: string } | null>
  /** Whether the visitor has to give a password first. */
  asks?: (visit: Visit) => Promise<boolean>
  use: (visit: Visit) => Promise<Reply>
  /** Shows the page to get a new link. */
  over: (problem: AccountProblem, next: string) => Promise<Reply>
}

/**
 * The pages of e-mailed links. Opening one only shows a button, since mail programs open links too. The page
 * names the address, since someone may have sent the visitor a link to their own account.
 */
function createOpenPage(parts: PageParts, opening: Opening): Page {
  async function show(visit: Visit, problem: AccountProblem | null): Promise<Reply> {
    const token = tokenOf(visit)
    const link = await opening.find(token)
    const next = parts.nextOf(visit)
    if (problem?.code === 'link-expired' || !link) {
      // The link may have been used up before something else went wrong.
      return opening.over(problem ?? new AccountProblem('link-expired'), next)
    }
    const { what } = opening
    const needsPassword = (await opening.asks?.(visit)) ?? false
    const { email } = link
    return parts.showForm({ view: 'open', what, token, email, next, needsPassword }, problem)
  }

  return parts.formPage(show, async (visit) => {
    // A working link is proof enough, and others in the same network must not block it.
    const isGood = (await opening.find(tokenOf(visit))) !== null
    if (!isGood) await parts.limits.take('tries from', visit.address)
    return opening.use(visit)
  })
}

export function createLinkPage(parts: PageParts): Page {
  return createOpenPage(parts, {
    what: 'link',
    find: (token) => parts.links.find('sign-in', token),
    over: (problem, next) => parts.again('sign-in', problem, next),
    async use(visit) {
      const signIn = await parts.signIn.withLink(tokenOf(visit))
      const cookies = await parts.sessions.open(signIn.userId, visit.headers, signIn)
      return { redirect: parts.nextOf(visit) || parts.pathTo('settings'), cookies }
    },
  })
}

export function createConfirmPage(parts: PageParts): Page {
  const { signUp, cookies } = parts
  const isOwn = (visit: Visit, password: string) =>
    signUp.isOwn(tokenOf(visit), { nonce: cookies.read(visit.headers, SIGN_UP_COOKIE), password })
  return createOpenPage(parts, {
    what: 'confirm',
    find: (token) => parts.links.find('sign-up', token),
    asks: async (visit) => !(await isOwn(visit, '')),
    over: (problem, next) => parts.again('sign-up', problem, next),
    async use(visit) {
      const password = visit.form.get('password') ?? ''
      if (!(await isOwn(visit, password))) throw new AccountProblem('password-missing')
      const userId = await signUp.confirm(tokenOf(visit))
      const opened = await parts.sessions.open(userId, visit.headers)
      return {
        redirect: parts.nextOf(visit) || parts.pathTo('settings'),
        cookies: [...opened, cookies.clear(SIGN_UP_COOKIE)],
      }
    },
  })
}

/** Only for the account that asked for it. Another browser has to sign in first. */
export function createNewEmailPage(parts: PageParts): Page {
  const settings = parts.pathTo('settings')
  return createOpenPage(parts, {
    what: 'new-email',
    find: (token) => parts.links.find('new-email', token),
    over: async ({ code }) => ({ redirect: `${settings}?problem=${code}` }),
    async use(visit) {
      const user = await parts.sessions.find(visit.headers)
      const here = `${parts.pathTo('new-email')}?token=${encodeURIComponent(tokenOf(visit))}`
      if (!user) return { redirect: paths.accountThen('sign-in', here) }
      await parts.contacts.takeNewEmail(user, tokenOf(visit))
      return { redirect: `${settings}?done=email` }
    },
  })
}

const tokenOf = (visit: Visit) => fieldOf(visit, 'token')
