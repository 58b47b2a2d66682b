import { AccountProblem, type ProblemCode } from '#accounts/account-problem.ts'
import type { Person } from '#accounts/openid/identify.ts'
import { findUser, findUserIdBy } from '#db/account-users.ts'
import * as paths from '#lib/paths.ts'
import {
  type Page,
  type PageParts,
  type Reply,
  STATE_COOKIE,
  type Visit,
} from '../../server/page-parts.ts'

/** What providers send back, by query or by form. */
const ANSWERS = ['code', 'state', 'iss', 'error', 'user']

/** `/api/auth/callback/google`: where the provider sends the visitor back to. */
export function createCallbackPage(parts: PageParts): Page {
  const { db, sessions, openid, users, cookies, pathTo } = parts

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
    const known = await findUserIdBy(db, identity)
    if (known !== null) return known
    const user = await findUser(db, 'email', email)
    if (!user) return users.create({ email, name, identity })
    await users.addIdentity(user.id, identity)
    return user.id
  }

  async function receive(visit: Visit): Promise<Reply> {
    const { headers, query } = visit
    const sent = await takeSent(visit)
    if (!sent) return refuse(new AccountProblem('provider-failed'))
    const { provider, userId, next } = sent
    const isLinking = userId !== null
    const finish = async () => {
      const error = query.get('error')
      if (error !== null) throw new AccountProblem(codes.get(error) ?? 'provider-failed')
      if (isLinking && (await sessions.find(headers))?.userId !== userId) {
        throw new AccountProblem('provider-failed')
      }
      const person = await openid.identify(sent, query)
      if (!isLinking) return sessions.open(await findOrCreate(person, provider), headers)
      if (!person.isProven) throw new AccountProblem('provider-unverified')
      await users.addIdentity(userId, { provider, subject: person.subject })
      return []
    }
    return finish().then(
      (opened) => leave(next, opened),
      parts.orForm(async (problem) => refuse(problem, isLinking)),
    )
  }

  function leave(redirect: string, opened: readonly string[] = []): Reply {
    return { redirect, status: 302, cookies: [...opened, cookies.clear(STATE_COOKIE)] }
  }

  function refuse({ code }: AccountProblem, isLinking = false): Reply {
    const [page, key] = isLinking
      ? (['settings', 'problem'] as const)
      : (['returned', 'error'] as const)
    return leave(`${pathTo(page)}?${key}=${code}`)
  }

  return async (visit) => {
    if (!visit.isPost) return receive(visit)
    // A form of another site brings no cookie of ours, but the browser brings it when it follows this.
    const given = ANSWERS.map(
      (name) => [name, visit.query.get(name) ?? visit.form.get(name)] as const,
    )
    const query = new URLSearchParams(
      given.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    )
    return { redirect: `${paths.signInCallback(encodeURIComponent(visit.page))}?${query}` }
  }
}

/** The standard's codes for visitors who changed their minds. */
const codes: ReadonlyMap<string, ProblemCode> = new Map([
  ['access_denied', 'provider-cancelled'],
  ['user_cancelled_authorize', 'provider-cancelled'],
])
