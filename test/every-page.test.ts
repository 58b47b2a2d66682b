import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLiveAt } from '#deals/times/lifespan.ts'
import { escapeXml } from '#lib/node/escape-xml.ts'
import * as paths from '#lib/paths.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { patience } from './machine.ts'
import { NOON } from './noon.ts'
import { createTestSite, type TestSite } from './test-site.ts'

// Strict: a property that is not named here, such as a rating, is a fault.
const own = v.pipe(v.string(), v.startsWith('http://site.test/'))
const text = v.pipe(v.string(), v.minLength(1))
const day = v.pipe(v.string(), v.isoDate())
const type = v.literal

const crumb = v.strictObject({
  '@type': type('ListItem'),
  position: v.number(),
  name: text,
  item: own,
})
const listed = v.strictObject({
  '@type': type('ListItem'),
  position: v.number(),
  name: text,
  url: own,
})
const organization = v.strictObject({
  '@type': type('Organization'),
  '@id': v.optional(own),
  name: text,
  legalName: v.optional(text),
  description: v.optional(v.string()),
  url: v.pipe(v.string(), v.url()),
  logo: v.optional(own),
})
const amount = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))
const offer = v.strictObject({
  '@type': type('Offer'),
  name: text,
  description: v.string(),
  url: own,
  areaServed: v.strictObject({ '@type': type('Country'), name: type('Singapore') }),
  offeredBy: organization,
  validFrom: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT00:00:00\+08:00$/))),
  validThrough: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:59\+08:00$/))),
  price: v.optional(amount),
  priceCurrency: v.optional(type('SGD')),
  priceSpecification: v.optional(
    v.strictObject({
      '@type': type('UnitPriceSpecification'),
      price: v.optional(amount),
      minPrice: v.optional(amount),
      priceCurrency: type('SGD'),
      unitText: v.optional(text),
      valueAddedTaxIncluded: v.optional(v.boolean()),
    }),
  ),
})
const node = v.variant('@type', [
  organization,
  v.strictObject({
    '@type': type('WebSite'),
    '@id': own,
    name: text,
    url: own,
    inLanguage: type('en-SG'),
    publisher: v.strictObject({ '@id': own }),
  }),
  v.strictObject({
    '@type': type('WebPage'),
    '@id': own,
    url: own,
    name: text,
    description: v.string(),
    inLanguage: type('en-SG'),
    mainEntity: v.optional(offer),
  }),
  v.strictObject({
    '@type': type('Article'),
    headline: text,
    description: text,
    image: own,
    inLanguage: type('en-SG'),
    mainEntityOfPage: own,
    datePublished: day,
    dateModified: day,
    author: organization,
    publisher: organization,
  }),
  v.strictObject({ '@type': type('BreadcrumbList'), itemListElement: v.array(crumb) }),
  v.strictObject({
    '@type': type('ItemList'),
    numberOfItems: v.number(),
    itemListElement: v.array(listed),
  }),
])
const graph = v.strictObject({
  '@context': type('https://schema.org'),
  '@graph': v.pipe(v.array(node), v.minLength(1)),
})
type Node = v.InferOutput<typeof node>

const TEXT_PAGES = [
  '/privacy',
  '/terms',
  '/company',
  '/corporate',
  '/gdmsupportbiz/privacy',
  '/ndpcoupons/privacy',
  '/oth/privacy',
  '/oth/faq',
]

let site: TestSite
const pages = new Map<string, { status: number; html: string; nodes: Node[] }>()

/** Every page of the demo, each asked for once: making them takes longer than everything else here. */
beforeAll(async () => {
  site = await createTestSite()
  for (const path of await site.addresses()) {
    const response = await site.request(path)
    const html = await response.text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => v.parse(graph, JSON.parse(json ?? ''), { abortEarly: true }),
    )
    const nodes = blocks.flatMap((block) => block['@graph'])
    pages.set(path, { status: response.status, html, nodes })
  }
}, patience(240_000))

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

function nodesOf<Type extends Node['@type']>(path: string, wanted: Type) {
  const nodes = pages.get(path)?.nodes ?? []
  return nodes.filter(
    (found): found is Extract<Node, { '@type': Type }> => found['@type'] === wanted,
  )
}

test('every page is reachable at one address, and has one heading and a title of its own', async () => {
  const titles = new Map<string, string>()
  const wrong: string[] = []
  for (const [path, { status, html }] of pages) {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    const headings = html.match(/<h1[ >]/g) ?? []
    if (status !== 200) wrong.push(`${path} answers ${status}`)
    if (headings.length !== 1) wrong.push(`${path} has ${headings.length} headings`)
    if (titles.has(title)) wrong.push(`${path} and ${titles.get(title)} are both "${title}"`)
    titles.set(title, path)
  }

  expect(pages.size).toBeGreaterThan(300)
  expect(await site.addresses()).toHaveLength(pages.size)
  expect(wrong).toEqual([])
})

test('each text page names the site in its title, and has a description of its own', () => {
  const descriptions = new Set<string>()
  for (const path of TEXT_PAGES) {
    const html = pages.get(path)?.html ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(html, path).toMatch(/<title>[^<]+ Lobang<\/title>/)
    expect(description.length, path).toBeGreaterThan(40)
    descriptions.add(description)
  }

  expect(descriptions.size).toBe(TEXT_PAGES.length)
})

test('the sitemap lists every public page once', async () => {
  const files = await locationsIn('/sitemap.xml')
  const listed = (await Promise.all(files.map(locationsIn))).flat()

  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.length).toBeGreaterThan(250)
  for (const path of listed) {
    expect(pages.get(path)?.status, path).toBe(200)
    expect(pages.get(path)?.html, path).not.toContain('name="robots" content="noindex"')
  }
  expect(listed).not.toContain(paths.search)
  expect(listed).not.toContain(paths.profile)
})

async function locationsIn(file: string): Promise<string[]> {
  const xml = await (await site.request(file)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

test('each kind of page declares its structured data', () => {
  const kinds = (path: string) => pages.get(path)?.nodes.map((found) => found['@type'])

  expect(kinds('/')).toEqual(['WebSite', 'Organization'])
  expect(kinds('/deals/food')).toEqual(['ItemList', 'BreadcrumbList'])
  expect(kinds('/deals/food/kaya-toast-set-two-for-one')).toEqual(['WebPage', 'BreadcrumbList'])
  expect(kinds('/brands/arang-satay')).toEqual(['Organization', 'ItemList', 'BreadcrumbList'])
  expect(kinds('/blog/kopi-ordering-guide')).toEqual(['Article', 'BreadcrumbList'])
  expect(kinds('/singapore-promo-codes')).toEqual(['Article', 'BreadcrumbList'])
  expect(kinds('/blog')).toEqual(['ItemList'])
  expect(kinds('/settings')).toEqual([])
})

test('each deal has a page, and an offer with its dates and price exactly while it is live', () => {
  const deals = site.store.snapshot().byType.get('deal') ?? []

  expect(deals.length).toBeGreaterThan(100)
  for (const document of deals as unknown as DealDocument[]) {
    const { uid: name, data } = document
    const uid = name ?? ''
    const path = paths.deal({ category: String(data.category), uid })
    const [page] = nodesOf(path, 'WebPage')
    const { startsOn, endsOn } = lifespanOfDeal(document)
    const found = page?.mainEntity
    expect(page?.url, uid).toBe(`http://site.test${path}`)
    expect(found !== undefined, uid).toBe(isLiveAt(lifespanOfDeal(document), NOON.getTime()))
    if (!found) continue
    expect(found.validFrom?.slice(0, 10) ?? null, uid).toBe(startsOn)
    expect(found.validThrough?.slice(0, 10) ?? null, uid).toBe(endsOn)
    const { price = found.priceSpecification?.price, priceSpecification: unit } = found
    expect(price ?? unit?.minPrice, uid).toBe(data.price_now?.toFixed(2))
    expect(unit?.minPrice !== undefined, uid).toBe(data.price_from === true)
    expect(unit?.unitText, uid).toBe(data.price_unit ?? undefined)
  }
})

test('lists and breadcrumbs count from one, and lists name only what the page links to', () => {
  for (const [path, { html, nodes }] of pages) {
    for (const found of nodes) {
      if (found['@type'] !== 'ItemList' && found['@type'] !== 'BreadcrumbList') continue
      const positions = found.itemListElement.map(({ position }) => position)
      expect(positions, path).toEqual(positions.map((_, index) => index + 1))
    }
    for (const list of nodesOf(path, 'ItemList')) {
      expect(list.numberOfItems, path).toBe(list.itemListElement.length)
      for (const { url } of list.itemListElement) {
        expect(html.includes(`href="${new URL(url).pathname}"`), `${path} → ${url}`).toBe(true)
      }
    }
  }
})

test('machines and people see the same breadcrumbs', () => {
  let compared = 0
  for (const [path, { html }] of pages) {
    const [shown] = /<nav [^>]*aria-label="Breadcrumb">.*?<\/nav>/.exec(html) ?? []
    if (!shown) continue
    const names = [...shown.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map(([, name]) => name)
    const [list] = nodesOf(path, 'BreadcrumbList')
    const told = list?.itemListElement.map(({ name }) => escapeXml(name))
    expect(told, path).toEqual(names.map((name) => name?.replaceAll('&#x27;', '&#39;')))
    compared++
  }
  expect(compared).toBeGreaterThan(200)
})
