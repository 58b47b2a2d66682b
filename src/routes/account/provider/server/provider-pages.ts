import { AccountProblem, isProblemCode, type ProblemCode } from '#accounts/account-problem.ts'
import { AWAY_SECONDS } from '#accounts/openid/create-openid.ts'
import type { Person } from '#accounts/openid/identify.ts'
import * as paths from '#lib/paths.ts'
import {
  type Page,
  type PageParts,
  type Reply,
  STATE_COOKIE,
  type Visit,
} from '../../server/page-parts.ts'

/** `/account/with/google`: redirects to the provider, to sign in or to link its account to this one. */
export function createProviderPage(parts: PageParts): Page {
  const { sessions, openid, cookies, pathTo } = parts

  /** Another site's page must not start this for the visitor. Only a page of ours may start linking. */
  function isFromHere({ headers, query }: Visit): boolean {
    const site = headers.get('sec-fetch-site')
    if (!query.has('link')) return site === null || site === 'same-origin' || site === 'none'
    return site === null ? parts.isOwnUrl(headers.get('referer')) : site === 'same-origin'
  }

  return async (visit) => {
    const id = visit.page.slice('with/'.length)
    const provider = openid.offered().find((one) => one.id === id)
    if (!provider || !isFromHere(visit)) return { redirect: pathTo('sign-in') }
    const who = visit.query.has('link') ? await sessions.find(visit.headers) : null
    const isLinking = who !== null
    // The session may have ended since the settings were shown. This must not become a sign-up.
    if (visit.query.has('link') && !isLinking) return { redirect: pathTo('sign-in') }
    const start = async () => {
      await parts.limits.take('providers from', visit.address)
      if (isLinking) parts.changes.checkRecent(who)
      const after = isLinking ? `${pathTo('settings')}?done=linked` : parts.nextOf(visit)
      const { url, state } = await openid.begin(provider, {
        next: after || pathTo('settings'),
        userId: isLinking ? who.userId : null,
      })
      return {
        redirect: url,
        cookies: [cookies.set(STATE_COOKIE, state, { seconds: AWAY_SECONDS })],
      }
    }
    return start().catch(
      parts.orForm(async (problem) =>
        isLinking
          ? { redirect: `${pathTo('settings')}?problem=${problem.code}` }
          : parts.again('sign-in', problem),
      ),
    )
  }
}

/** The parameters that providers send back, by query or by form. */
const ANSWERS = ['code', 'state', 'iss', 'error', 'user']

/** Their codes for visitors who changed their minds. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize']

/** `/api/auth/callback/google`: where the provider sends the visitor back to. */
export function createCallbackPage(parts: PageParts): Page {
  const { sessions, openid, users, changes, cookies, pathTo } = parts

  /** Only the browser that we sent away may come back, once, from the provider that we sent it to. */
  async function takeSent({ page, query, headers }: Visit) {
    const [state = '', ...more] = query.getAll('state')
    const isOurs = state !== '' && state === cookies.read(headers, STATE_COOKIE)
    const sent = isOurs && more.length === 0 ? await openid.take(state) : null
    return sent?.provider === page ? sent : null
  }

  async function findOrCreate(person: Person, provider: string): Promise<string> {
    const identity = { provider, subject: person.subject }
    const { email, isProven, name } = person
    if (email === '') throw new AccountProblem('provider-no-email')
    if (!isProven) throw new AccountProblem('provider-unverified')
    const known = await users.findIdBy(identity)
    if (known !== null) return known
    const user = await users.find('email', email)
    if (!user) return users.create({ email, name, identity })
    if (!(await nameIssuer(user.id, person, provider))) await changes.link(user, identity)
    return user.id
  }

  /**
   * Gives an identity from before issuers were stored its issuer, and returns whether this user had one. Only for a
   * proven owner: the id alone may be from an issuer that was configured then, and mean somebody else.
   */
  async function nameIssuer(userId: string, person: Person, provider: string) {
    const { formerSubject, subject } = person
    if (formerSubject === null) return false
    return users.renameIdentity(userId, { provider, subject: formerSubject }, subject)
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { headers, query } = visit
    const sent = await takeSent(visit)
    // Keeps the cookie: another site may have sent the visitor here while they are at the provider.
    if (!sent) return { redirect: toRefusal('provider-failed'), status: 302 }
    const { provider, userId, next } = sent
    const signIn = { since: new Date(sent.leftAt), refusal: 'provider-failed' } as const
    const isLinking = userId !== null
    const finish = async () => {
      const error = query.get('error')
      if (error !== null)
        throw new AccountProblem(
          CANCELLED.includes(error) ? 'provider-cancelled' : 'provider-failed',
        )
      const person = await openid.identify(sent, query)
      if (!isLinking) return sessions.open(await findOrCreate(person, provider), headers, signIn)
      if (!person.isProven) throw new AccountProblem('provider-unverified')
      // Only now, since the session may have ended while we asked the provider.
      const who = await sessions.find(headers)
      if (who?.userId !== userId) throw new AccountProblem('provider-failed')
      if (await nameIssuer(userId, person, provider)) return []
      await changes.link(await changes.getUser(who), { provider, subject: person.subject })
      return []
    }
    return finish().then(
      (opened) => leave(next, opened),
      parts.orForm(async (problem) => leave(toRefusal(problem.code, isLinking))),
    )
  }

  function leave(redirect: string, opened: readonly string[] = []): Reply {
    return { redirect, status: 302, cookies: [...opened, cookies.clear(STATE_COOKIE)] }
  }

  const toRefusal = (code: ProblemCode, isLinking = false) =>
    `${isLinking ? `${pathTo('settings')}?problem` : `${pathTo('returned')}?error`}=${code}`

  return async (visit) => {
    if (!visit.isPost) return receive(visit)
    // A form of another site brings no cookie of ours, but the browser brings it when it follows this.
    const given = [...visit.form, ...visit.query].filter(([name]) => ANSWERS.includes(name))
    const query = new URLSearchParams(Object.fromEntries(given))
    return { redirect: `${paths.signInCallback(encodeURIComponent(visit.page))}?${query}` }
  }
}

/** Shows visitors whom we could not sign in why, at an address without the provider's answer. */
export function createReturnedPage(parts: PageParts): Page {
  return async ({ query }) => {
    const error = query.get('error')
    const isOurs =
      isProblemCode(error) && /^provider-|^disabled$|^deleted$|^email-in-use$/.test(error)
    return parts.again('sign-in', new AccountProblem(isOurs ? error : 'provider-failed'))
  }
}
