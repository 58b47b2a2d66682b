import { redeems } from '#lib/deal-options.ts'
import {
  type CostlyContent,
  type CostlyQuery,
  legalQueries,
  refusedQueries,
} from '../test/costly-queries.ts'
import { LONG_CODE_PAGE } from './large-site.ts'
import { createRandom, type Random } from './seeded-random.ts'

/** The costliest requests of one kind that we could think of. */
export type CostlyKind = { what: string; paths: string[] }

/** The names and ids in the requests, as an attacker finds them on the site. */
export type CostlyTargets = {
  ref: string
  content: CostlyContent
  pictures: string[]
  deals: string[]
}

/** This many different requests of each kind, so that no answer is cached. */
const OF_KIND = 400

export function costlyRequests(targets: CostlyTargets): CostlyKind[] {
  const { content, ref } = targets
  const api = ({ what, params }: CostlyQuery): CostlyKind => ({
    what: `API: ${what}`,
    paths: [`/api/v2/documents/search?${new URLSearchParams({ ref, ...params })}`],
  })
  const similar = Array.from({ length: 50 }, (_, at) => `[similar("${content.ids[at]}",9999999)]`)
  return [
    api({ what: '50 similar', params: { q: `[${similar.join('')}]` } }),
    ...legalQueries(content).map(api),
    ...refusedQueries(content).map(api),
    { what: 'API: metadata and tags', paths: ['/api/v2', '/api/v2/tags'] },
    ...pageRequests(targets),
  ]
}

const kinds: Record<string, (random: Random, targets: CostlyTargets) => string> = {
  'search: mistyped words': (random) => `/search?${query({ q: many(random, mistyped, 12) })}`,
  'search: frequent words': (random) => `/search?${query({ q: many(random, frequent, 12) })}`,
  'search: one letter each': (random) => `/search?${query({ q: many(random, letter, 12) })}`,
  'search: 8 KB': (random) =>
    `/search?q=${letter(random)}${letter(random)}${'%27a'.repeat(1900)}${random.between(0, 1e6)}`,
  'search: price, far page': (random) =>
    `/search?${query({ q: `${frequent(random)} under ${random.between(20, 999)}`, page: String(random.between(1, 400)) })}`,
  'search: filters': (random) =>
    `/search?${query({ q: frequent(random), ...filters(random), category: 'food' })}`,
  'search of a landing': (random) =>
    `/dive/search?${query({ q: many(random, frequent, 12), ...filters(random) })}`,
  'suggestions: mistyped': (random) => `/search/suggest?${query({ q: many(random, mistyped, 8) })}`,
  'suggestions: frequent': (random) =>
    `/search/suggest?${query({ q: many(random, frequent, 12) })}`,
  'suggestions of a landing': (random) =>
    `/search/suggest?${query({ q: many(random, frequent, 12), partner: 'dive' })}`,
  'lists: near, usable, ending': (random) => `/deals?${query(filters(random))}`,
  'lists: nothing left': (random) =>
    `/deals/food?${query({ ...filters(random), tag: letter(random).repeat(9), only: 'here' })}`,
  'lists: far pages': (random) =>
    `/deals?${query({ sort: random.pick(['new', 'price', 'saving']), page: String(random.between(2, 900)) })}`,
  'brands by name': (random) =>
    `/brands?${query({ q: `${letter(random)}${letter(random)}${random.between(0, 99)}` })}`,
  'a deal near a place': (random, { deals }) =>
    `${random.pick(deals)}?${query({ near: place(random) })}`,
  'payloads of searches': (random) =>
    `/search/_payload.json?${query({ q: many(random, frequent, 12) })}`,
  'pages that are not there': (random) => `/deals/food/${letter(random)}-${random.between(0, 1e9)}`,
  'a landing': () => '/dive?category=food',
  'files of the site': (random) =>
    random.pick(['/sitemap.xml', '/feed.xml', '/user-sitemap', '/brands']),
  'rich text: 40,000 characters of code': () => `/${LONG_CODE_PAGE}`,
  'rich text: blocks': (random) => `/richtext/page/${LONG_CODE_PAGE}?${random.between(0, 1e6)}`,
  'pictures of odd sizes': (random, { pictures }) =>
    `${random.pick(pictures)}?${query({ w: String(random.between(16, 4000)), h: String(random.between(16, 4000)), fit: 'crop', crop: 'entropy', auto: 'format' })}`,
}

function pageRequests(targets: CostlyTargets): CostlyKind[] {
  return Object.entries(kinds).map(([what, make]) => {
    const random = createRandom(5)
    return { what, paths: Array.from({ length: OF_KIND }, () => make(random, targets)) }
  })
}

function query(params: Record<string, string>): string {
  return String(new URLSearchParams(params))
}

function many(random: Random, one: (random: Random) => string, count: number): string {
  return Array.from({ length: count }, () => one(random)).join(' ')
}

const letter = (random: Random) => random.pick([...'abcdefghijklmnopqrstuvwxyz'])

/** Typos of real words, so that a search looks for the closest words. */
function mistyped(random: Random): string {
  const word = random.pick([
    'restaurant',
    'breakfast',
    'chocolate',
    'croissant',
    'adventure',
    'members',
  ])
  const at = random.between(1, word.length - 2)
  return `${word.slice(0, at)}${letter(random)}${letter(random)}${word.slice(at + 1)}`
}

const frequent = (random: Random) =>
  random.pick(
    'deal food shopping free off set for with the online today weekend code show'.split(' '),
  )

const place = (random: Random) =>
  random.pick(['Bugis', 'Tampines', 'Orchard', '238895', '018956', 'Raffles Place', 'Jurong East'])

function filters(random: Random): Record<string, string> {
  return {
    near: place(random),
    usable: 'now',
    ends: random.pick(['today', 'three-days', 'week']),
    redeem: random.pick(redeems),
    sort: random.pick(['near', 'new', 'price', 'saving', 'ends']),
    for: `${letter(random)}${random.between(0, 1e6)}`,
  }
}
