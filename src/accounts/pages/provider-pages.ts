import * as paths from '#lib/paths.ts'
import { AccountProblem, type ProblemCode } from '../account-problem.ts'
import type { PageParts } from '../page-parts.ts'
import type { Page, Visit } from '../visit.ts'

/** better-auth's error codes for visitors who come back from an issuer without success. */
const codes: ReadonlyMap<string, ProblemCode> = new Map<string, ProblemCode>(
  Object.entries({
    access_denied: 'provider-cancelled',
    user_cancelled_authorize: 'provider-cancelled',
    email_not_found: 'provider-no-email',
    email_not_verified: 'provider-unverified',
    // The address has an account. Only its proven owner may learn that.
    account_not_linked: 'provider-unverified',
    account_already_linked_to_different_user: 'provider-in-use',
    disabled: 'disabled',
  } as const),
)

/** `/account/with/google`: redirects to the issuer, to sign in or to link its account to this one. */
export function createProviderPage(parts: PageParts): Page {
  const { sessions, pathTo } = parts
  return async (visit) => {
    const provider = visit.page.slice('with/'.length)
    const isKnown = parts.offered().providers.some(({ id }) => id === provider)
    // Another site's page must not start this for the visitor.
    if (!isKnown || !isFromHere(visit)) return { redirect: pathTo('sign-in') }
    const who = await sessions.find(visit.headers)
    const isLinking = who !== null && visit.query.has('link')
    const problemPage = `${paths.account('returned')}?next=${isLinking ? 'settings' : 'sign-in'}`
    const start = async () => {
      await parts.limits.take('providers from', visit.address)
      if (isLinking) parts.changes.checkRecent(who)
      const auth = await parts.getAuth()
      const done = isLinking ? `${pathTo('settings')}?done=linked` : parts.nextOf(visit)
      const body = {
        provider,
        callbackURL: done || pathTo('settings'),
        errorCallbackURL: problemPage,
        disableRedirect: true,
        // `isBackAsSent` refuses visitors who come back from another provider.
        additionalData: { provider },
      }
      const ask = { headers: visit.headers, returnHeaders: true } as const
      const { response, headers } = await (isLinking
        ? auth.api.linkSocialAccount({ body, ...ask })
        : auth.api.signInSocial({ body, ...ask })
      ).catch((cause) => {
        throw new AccountProblem('provider-failed', { cause })
      })
      if (!response.url) throw new AccountProblem('provider-failed')
      return { redirect: response.url, cookies: headers.getSetCookie() }
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

/** Where better-auth sends visitors it could not sign in. */
export function createReturnedPage(parts: PageParts): Page {
  return async ({ query }) => {
    const code = codes.get(query.get('error') ?? '') ?? 'provider-failed'
    if (query.get('next') === 'settings') {
      return { redirect: `${parts.pathTo('settings')}?problem=${code}` }
    }
    return parts.again('sign-in', new AccountProblem(code))
  }
}

function isFromHere({ headers }: Visit): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
