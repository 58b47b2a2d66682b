import { expect, test } from 'vitest'
import { readCommonPasswords } from '#accounts/common-passwords.ts'
import { isEmailAddress, toEmailAddress } from '#accounts/email-address.ts'
import { createOwnCookies } from '#accounts/own-cookies.ts'
import { toPhoneNumber } from '#accounts/phone-number.ts'
import { findPlace } from '#deals/facts/find-place.ts'
import { createIdentify } from '#functions/caller.ts'
import { callerAddress } from '#http/caller-address.ts'
import { toLoggedError } from '#http/logged-error.ts'
import { createEncodingNegotiator } from '#http/negotiate-encoding.ts'
import { splitPayloadPath, toCanonicalPath } from '#http/page-path.ts'
import { withoutEmptyParameters } from '#http/without-empty-parameters.ts'
import { formatFor } from '#images/image-format.ts'
import { parseImageParams } from '#images/image-params.ts'
import { threadTime } from '#lib/node/thread-time.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'
import { toPlainRef } from '#repository/preview-ref.ts'
import { parseFieldPath } from '#repository/query/field-path.ts'
import { parseOrderings } from '#repository/query/orderings.ts'
import { parseQuery } from '#repository/query/parse-query.ts'
import { parseFieldSelection } from '#repository/result/fetch-fields.ts'
import { parseGraphQuery } from '#repository/result/graph-query.ts'
import { parseRoutes } from '#repository/result/routes.ts'
import { createPageBudget } from '#richtext/page-budget.ts'
import { toPictureSrc, toSafeHref } from '#richtext/safe-address.ts'
import { toPageId } from '#richtext/service/page-id.ts'
import { toRuns } from '#richtext/to-runs.ts'
import { filterBrands } from '#routes/brands/filter-brands.ts'
import { readFilters } from '#routes/filters/filters.ts'
import { readNear } from '#routes/filters/server/read-near.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import { hostileTexts, ordinaryText } from './hostile-texts.ts'
import { indexAtOnce } from './index-at-once.ts'

/** No parser may take longer for a hostile text than so many times as long as for an ordinary one. */
const MOST_TIMES = 40
/** Below it nobody notices, and clocks are not sharp enough. */
const LEAST_MS = 20

const negotiate = createEncodingNegotiator()
const cookies = createOwnCookies(true)
const isCommon = readCommonPasswords()
const identify = createIdentify(async () => null)
const matchRoute = createRouteMatcher()
const index = indexAtOnce([])
const brand = { uid: 'a', name: 'Aa', tagline: 'a', palette: '', motif: '', liveCount: 1 }
const brands = [{ letter: 'A', brands: Array.from({ length: 2000 }, () => brand as never) }]
const links = { host: 'site.test' }
const search = (text: string) => new URLSearchParams(text)

const parsers: Record<string, (text: string) => unknown> = {
  'Accept-Encoding': negotiate,
  Accept: (text) => formatFor(text, 'avif'),
  'Cookie: preview': (text) => findPreviewRef(`io.prismic.preview=${text}`),
  'Cookie: ours': (text) => cookies.read(headersOf('cookie', text), 'browser'),
  Authorization: (text) => identify(requestWith('authorization', text)),
  'X-Forwarded-For': (text) => callerAddress({ ...noSocket, forwardedFor: text }),
  'a path': (text) => [splitPayloadPath(`/${text}`), toCanonicalPath(`/${text}`)],
  'the route of a path': (text) => matchRoute(new URL(`/${encodeURI(text)}`, 'http://site.test')),
  'a query string': (text) => withoutEmptyParameters(`?${text}`),
  'near=': (text) => [findPlace(text), readNear({ near: text }, [])],
  'filters of a list': (text) => readFilters(search(`tag=${text}&sort=${text}&near=${text}`)),
  'q= of a search': (text) => index.search(text, { limit: 24 }),
  'q= of the brands': (text) => filterBrands(brands, text),
  'parameters of pictures': (text) => parseImageParams(search(`w=${text}`)),
  'a rectangle of a picture': (text) => parseImageParams(search(`rect=1,1,1,${text}`)),
  predicates: parseQuery,
  'a predicate': (text) => parseQuery(`[[at(document.type,"${text}")]]`),
  orderings: (text) => parseOrderings(`[${text}]`),
  'a field': (text) => parseFieldPath(`my.deal.${text}`),
  fetchLinks: parseFieldSelection,
  graphQuery: parseGraphQuery,
  routes: (text) => parseRoutes(JSON.stringify([{ type: 'deal', path: `/${text}` }])),
  'a ref': toPlainRef,
  'an address of a preview': (text) => toPlainRef(`https://a.example/${text}`),
  'an e-mail address': (text) => [isEmailAddress(text), toEmailAddress(text)],
  'a phone number': toPhoneNumber,
  'a password': isCommon,
  'an id of a rich-text page': toPageId,
  'a link in rich text': (text) => toSafeHref(text, links),
  'a picture in rich text': (text) => toPictureSrc(`/images/${'0'.repeat(32)}/a?${text}`),
  'marks in rich text': (text) =>
    toRuns(
      [
        [
          text,
          [
            ['a', text],
            ['h', text],
            ['d', { start_date: text }],
          ],
        ],
      ],
      {
        ...links,
        blocks: {},
        budget: createPageBudget(),
      },
    ),
  'what is logged': (text) => toLoggedError(new Error(text)),
}

const noSocket = { socketAddress: '127.0.0.1', trustedProxies: 1 }

test.for(Object.entries(parsers))('%s is not slower for a hostile text', ([, parse]) => {
  const ordinary = Math.max(...[1, 2, 3].map(() => timeOf(parse, ordinaryText)))
  const most = Math.max(LEAST_MS, MOST_TIMES * ordinary)

  const slow: string[] = []
  for (const { name, text } of hostileTexts) {
    // Asked again, as anything may come between once.
    const isSlow = [1, 2, 3].every(() => timeOf(parse, text) > most)
    if (isSlow) slow.push(`${name}: ${timeOf(parse, text).toFixed(1)} ms`)
    if (slow.length > 2) break
  }

  expect(slow).toEqual([])
})

/** In ms of this thread. What is refused counts like what is read. */
function timeOf(parse: (text: string) => unknown, text: string): number {
  const before = threadTime()
  try {
    void parse(text)
  } catch {}
  return threadTime() - before
}

function headersOf(name: string, value: string): Headers {
  return { get: (asked: string) => (asked === name ? value : null) } as unknown as Headers
}

function requestWith(name: string, value: string): Request {
  return { headers: headersOf(name, value) } as Request
}
