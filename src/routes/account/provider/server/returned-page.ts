import { AccountProblem } from '#accounts/account-problem.ts'
import type { Page, PageParts } from '../../server/page-parts.ts'
import { isProblemCode } from '../../server/problem-texts.ts'

/** Shows visitors whom we could not sign in why, at an address without the provider's answer. */
export function createReturnedPage(parts: PageParts): Page {
  return async ({ query }) => {
    const error = query.get('error')
    const isOurs = isProblemCode(error) && /^provider-|^disabled$/.test(error)
    return parts.again('sign-in', new AccountProblem(isOurs ? error : 'provider-failed'))
  }
}
