import type { createCallTokens } from '#accounts/call-tokens.ts'
import type { Page, PageParts } from '../../server/page-parts.ts'

/** Gives scripts a token, valid for a few minutes, in exchange for the session's cookie. */
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
