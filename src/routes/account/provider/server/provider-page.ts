import { AWAY_SECONDS } from '#accounts/openid/create-openid.ts'
import { type Page, type PageParts, STATE_COOKIE, type Visit } from '../../server/page-parts.ts'

/** `/account/with/google`: redirects to the provider, to sign in or to link its account to this one. */
export function createProviderPage(parts: PageParts): Page {
  const { sessions, openid, cookies, pathTo } = parts
  return async (visit) => {
    const id = visit.page.slice('with/'.length)
    const provider = openid.offered().find((one) => one.id === id)
    // Another site's page must not start this for the visitor.
    if (!provider || !isFromHere(visit)) return { redirect: pathTo('sign-in') }
    const who = await sessions.find(visit.headers)
    const isLinking = who !== null && visit.query.has('link')
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

function isFromHere({ headers }: Visit): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
