import type { Context } from 'hono'
import type { DoFor } from '#lib/node/payer.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { Suggestions } from '#lib/suggestions.ts'
import type { CallerLimit } from '#repository/content-service.ts'
import type { SuggestQuery } from '#search/suggest.ts'
import { type Answer, type AnswerRequest, answerOnce, JSON_TYPE } from './answer.ts'

export type SuggestionsOptions = {
  suggest: (query: SuggestQuery) => Promise<Suggestions | null>
  callers: CallerLimit
  doFor: DoFor
  now: () => Date
}

/** A search box takes more, but suggestions need no more. */
const MAX_LENGTH = 100
/** Enough for typing back and forth; a publish shows half a minute later. */
const KEEP_SECONDS = 30
/** Milliseconds of this thread that count as one request. */
const MS_OF_REQUEST = 10

/** `GET /search/suggest?q=&partner=`: suggestions while somebody types. */
export function serveSuggestions({ suggest, callers, doFor, now }: SuggestionsOptions) {
  return async (c: Context, request: AnswerRequest): Promise<Answer> => {
    const wait = callers.retryAfter(c)
    if (wait !== null) return refusal(429, [['retry-after', String(Math.ceil(wait))]])
    const q = (c.req.query('q') ?? '').slice(0, MAX_LENGTH).trim()
    const charge = (requests: number) => callers.charge(c, requests)
    const payer = { name: callers.nameOf(c), msOfRequest: MS_OF_REQUEST, charge }
    const query = { q, partner: c.req.query('partner') || null }
    const suggestions = await doFor(payer, () => suggest(query))
    if (suggestions === null) return refusal(404)
    const kind = { type: JSON_TYPE, cacheControl: `public, max-age=${keepSeconds(now())}` }
    const answer = await answerOnce(JSON.stringify(suggestions), { ...kind, status: 200 }, request)
    answer.headers.push(['x-robots-tag', 'noindex'])
    return answer
  }
}

function refusal(status: number, headers: Answer['headers'] = []): Answer {
  return { status, headers: [['cache-control', 'no-store'], ...headers], body: null }
}

/** Not past midnight, when deals end. */
function keepSeconds(now: Date): number {
  const left = Math.floor((nextMidnight(now).getTime() - now.getTime()) / 1000)
  return Math.min(KEEP_SECONDS, left)
}
