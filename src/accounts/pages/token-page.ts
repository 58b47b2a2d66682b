import type { createCallTokens } from '../call-tokens.ts'
import type { PageParts } from '../page-parts.ts'
import type { Page } from '../visit.ts'

/** For scripts: the session's cookie in exchange for a token that is good for a few minutes. */
export function createTokenPage(
  parts: PageParts,
  tokens: ReturnType<typeof createCallTokens>,
): Page {
  return async ({ isPost, headers }) => {
    if (!isPost) return { redirect: parts.pathTo('settings') }
    const who = await parts.sessions.find(headers)
    if (!who) return { json: { error: 'signed-out' }, status: 401, cookies: parts.sessions.unmark }
    const answer = { accountId: who.userId, ...tokens.create(who.sessionId) }
    return { json: answer }
  }
}
