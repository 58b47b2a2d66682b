import type { Random } from '../seeded-random.ts'

export type Attack = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

type MakeAttack = (random: Random, site: Targets) => Attack

/** What an attacker can read on the site. */
export type Targets = {
  origin: string
  ref: string
  pictures: string[]
  deals: string[]
  deal: string
}

const syllables = ['ko', 'pi', 'lak', 'sa', 'sa', 'tay', 'ba', 'tam', 'pra', 'ta', 'mee', 'hoon']
const places = ['bugis', 'tampines', 'tuas', 'raffles place', '238801', 'atlantis']
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'content-type': 'application/json' }

function word({ between, pick }: Random): string {
  return Array.from({ length: between(1, 5) }, () => pick(syllables)).join('')
}

function words(random: Random, most: number): string {
  return Array.from({ length: random.between(1, most) }, () => word(random)).join('+')
}

function hex({ between }: Random, length: number): string {
  return Array.from({ length }, () => between(0, 15).toString(16)).join('')
}

function query(pairs: Record<string, string>): string {
  return String(new URLSearchParams(pairs))
}

const predicates: ((random: Random) => string)[] = [
  (random) => `[similar("${hex(random, 16)}", 1000)]`,
  (random) => `[fulltext(document, "${words(random, 30).replaceAll('+', ' ')}")]`,
  (random) => `[any(document.tags, ["${word(random)}", "${word(random)}"])]`,
  (random) => `[not(my.deal.title, "${word(random)}")]`,
  (random) => `[date.after(my.deal.starts_on, "20${random.between(10, 26)}-01-01")]`,
]

/** Every kind of request that costs the site work. Each call makes one request. */
export const attacks: Record<string, MakeAttack> = {
  api(random, { ref }) {
    const many = Array.from({ length: random.between(1, 60) }, () =>
      random.pick(predicates)(random),
    )
    const orderings = '[my.deal.title desc, document.first_publication_date]'
    const asked = query({ ref, q: `[${many.join('')}]`, pageSize: '100', orderings })
    return { path: `/api/v2/documents/search?${asked}` }
  },
  graph(random, { ref }) {
    const field = `{ deal { title brand { ${'...on brand { name logo } '.repeat(random.between(1, 40))} } } }`
    return {
      path: `/api/v2/documents/search?${query({ ref, graphQuery: field, pageSize: '100' })}`,
    }
  },
  search: (random) => ({ path: `/search?q=${words(random, 12)}` }),
  suggest: (random) => ({ path: `/search/suggest?q=${words(random, 6)}` }),
  pictures(random, { pictures }) {
    const size = query({ w: String(random.between(16, 3000)), h: String(random.between(16, 3000)) })
    return { path: `${random.pick(pictures)}?${size}&auto=format&fit=crop` }
  },
  guesses(random, { origin }) {
    const form = { email: `${word(random)}@mail.example`, password: word(random) }
    const page = random.pick(['sign-in', 'sign-in', 'sign-up', 'forgot'])
    const headers = { ...FORM, origin }
    return { method: 'POST', path: `/account/${page}`, headers, body: query(form) }
  },
  forms: (random) => ({
    path: `/account/${random.pick(['sign-in', 'sign-up', 'code', 'settings'])}`,
  }),
  calls(random, { deal }) {
    const name = random.pick([
      'reportDeal',
      'readDealReports',
      'syncVisitor',
      'readVisitor',
      'none',
    ])
    const headers = { ...JSON_BODY, authorization: `Bearer anonymous.${hex(random, 40)}` }
    const data = { dealId: deal, outcome: 'worked', dealIds: [deal], replica: hex(random, 8) }
    return { method: 'POST', path: `/functions/${name}`, headers, body: JSON.stringify({ data }) }
  },
  bodies(random, { origin }) {
    const path = random.pick(['/functions/syncVisitor', '/account/sign-in', '/api/v2', '/search'])
    const body = `{"data":"${'a'.repeat(random.between(100_000, 1_000_000))}"}`
    return { method: 'POST', path, headers: { ...JSON_BODY, origin }, body }
  },
  nowhere(random) {
    const folder = random.pick([
      '',
      '/deals/food',
      '/blog',
      '/brands',
      '/assets',
      '/images',
      '/dive',
    ])
    return { path: `${folder}/${hex(random, 12)}` }
  },
  lists(random) {
    const filters = { near: random.pick(places), sort: random.pick(['near', 'new', 'ends']) }
    const page = String(random.between(1, 9))
    const path = random.pick([
      '/deals',
      '/deals/food',
      '/search',
      '/dive/search',
      '/deals/shopping',
    ])
    return { path: `${path}?${query({ ...filters, page, tag: word(random) })}` }
  },
  near: (random, { deals }) => ({ path: `${random.pick(deals)}?near=${words(random, 2)}` }),
  payloads: (random) => ({ path: `/search/_payload.json?q=${words(random, 3)}` }),
  previews: (random, { deals }) =>
    random.next() < 0.5
      ? { path: `/preview?token=${hex(random, 32)}&documentId=${hex(random, 16)}` }
      : {
          path: random.pick(deals),
          headers: {
            cookie: `io.prismic.preview=${encodeURIComponent(`{"a":{"preview":"${hex(random, 32)}"}}`)}`,
          },
        },
  texts: (random) => ({ path: `/richtext/${random.pick(['page', 'table'])}/${hex(random, 32)}` }),
  cards: (random, { deals }) => ({ path: `/cards${random.pick(deals)}/${hex(random, 20)}.png` }),
}
