import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { categories } from '#lib/categories.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { createRandom, type Random } from '../../bench/seeded-random.ts'
import { openSeededStore, serve } from '../../test/content-fixture.ts'
import { answersOf } from '../../test/index-answers.ts'
import { patience } from '../../test/machine.ts'
import { mistype } from '../../test/mistype.ts'
import { NOON } from '../../test/noon.ts'
import { makeSiteSearch, type SiteSearch } from './site-search.ts'

/** Each change is made twice. */
const ROUNDS = 24
/** Building an index takes long. */
const ROUNDS_PER_CHECK = 3
const MINUTE = 60_000

const store = await openSeededStore()
const content = createContentClient({ service: serve(store) })
const richtext = createRichtextClient(store)

test('after every publish and at every moment of a day the index equals one that is built', {
  timeout: patience(60_000),
}, async () => {
  const random = createRandom(72)
  let now = new Date('2026-11-16T00:00:00+08:00')
  let site = await makeSiteSearch({ content, richtext, now })
  const kept = new Map<string, StoredDocument>()

  for (let round = 0; round < ROUNDS; round++) {
    const { change, said } = changeOf(random, { round, now, kept })
    await store.publish(change)
    now = new Date(now.getTime() + random.between(0, 119) * MINUTE)

    site = await makeSiteSearch({ content, richtext, now, before: site })
    if ((round + 1) % ROUNDS_PER_CHECK > 0) continue
    const built = await makeSiteSearch({ content, richtext, now })
    const queries = queriesFor(said, random)
    expect(shownBy(site, queries, now)).toEqual(shownBy(built, queries, now))
  }
})

test('only changed documents are read again, until the next day', async () => {
  const first = await makeSiteSearch({ content, richtext, now: NOON })
  const [changed, other] = first.made.deals.map(({ document }) => document)
  const brandId = (document: DealDocument | undefined) => idOf(document?.data.brand)
  const brand = store.snapshot().byId.get(brandId(other))
  if (!changed || !brand) throw new Error('The demo has no deals with brands.')
  await store.publish({
    documents: [
      { ...changed, data: { ...changed.data, title: 'Kopi for two' } },
      { ...brand, data: { ...brand.data, name: 'Another name' } },
    ],
  })

  const second = await makeSiteSearch({ content, richtext, now: NOON, before: first })
  const tomorrow = new Date(NOON.getTime() + 24 * 60 * MINUTE)
  const third = await makeSiteSearch({ content, richtext, now: tomorrow, before: second })

  const readAgain = first.made.deals.filter(
    ({ document }) => document.id === changed.id || brandId(document) === brand.id,
  )
  expect(newIds(first, second)).toEqual(readAgain.map(({ document }) => document.id).toSorted())
  expect(newIds(second, third)).toHaveLength(third.made.deals.length)
})

function shownBy(site: SiteSearch, queries: readonly string[], now: Date) {
  const { made: _, index, ofLandings, ...figures } = site
  return {
    ...figures,
    answers: answersOf(index, queries, now),
    ofLandings: [...ofLandings].map(([uid, own]) => [uid, answersOf(own, queries.slice(-2), now)]),
  }
}

type Moment = {
  round: number
  now: Date
  /** Unpublished documents, to publish again later. */
  kept: Map<string, StoredDocument>
}

/** Changes that an editor may make, with words that they affect. */
function changeOf(random: Random, { round, now, kept }: Moment) {
  const all = [...store.snapshot().byId.values()]
  const pick = (type: string) => random.pick(all.filter((document) => document.type === type))
  const edited = (document: StoredDocument, data: Record<string, unknown>) => ({
    ...document,
    data: { ...document.data, ...data },
  })
  const [deal, other, brand] = [pick('deal'), pick('deal'), pick('brand')]
  const [post, otherPost] = [pick('post'), pick('post')]
  const landing = random.pick(all.filter(({ type, data }) => type === 'landing' && data.search))
  const soon = new Date(now.getTime() + random.between(-60, 60) * MINUTE).toISOString()
  const title = `${String(other.data.title)} zorblat${random.between(1, 9)} quinzoes`
  const back = [...kept.values()]
  const changes: { documents?: StoredDocument[]; removedIds?: string[] }[] = [
    { documents: [edited(deal, { title, summary: other.data.summary, tags: other.tags })] },
    {
      documents: [edited(deal, { outlets: other.data.outlets, price_now: random.between(1, 30) })],
    },
    { documents: [edited(deal, { category: random.pick(categories), ends_on: '2026-11-16' })] },
    { documents: [edited(deal, { ends_on: null }), edited(other, { ends_on: '2026-11-01' })] },
    { documents: [edited(deal, { sold_out_at: soon })] },
    { documents: [edited(deal, { starts_on: '2026-11-17' }), edited(other, { starts_on: null })] },
    {
      documents: [edited(brand, { name: `Kranji ${random.pick(['Furrow', 'Grove', 'Zorblat'])}` })],
    },
    {
      documents: [edited(post, { title: otherPost.data.title }), { ...landing, tags: other.tags }],
    },
    { documents: [edited(landing, { deals: [{ deal: linkTo(deal) }, { deal: linkTo(other) }] })] },
    { removedIds: [deal.id, other.id] },
    { removedIds: [random.pick([brand.id, post.id])] },
    { documents: back.length > 0 ? back : [deal] },
  ]
  const { documents = [], removedIds = [] } = changes[round % changes.length] ?? {}
  for (const id of removedIds) {
    const document = store.snapshot().byId.get(id)
    if (document) kept.set(id, document)
  }
  for (const { id } of documents) kept.delete(id)
  const said = [deal, other, brand].flatMap(({ data }) => [data.title, data.name, data.outlets])
  return { change: { documents, removedIds }, said: JSON.stringify([title, said]) }
}

function queriesFor(said: string, random: Random): string[] {
  const words = said.toLowerCase().match(/[a-z]{4,}|\d{6}/g) ?? []
  const some = Array.from({ length: 6 }, () => random.pick(words))
  return [
    ...some,
    ...some.slice(0, 3).map((word) => mistype(word, random.next)),
    `${random.pick(words)} ${random.pick(words)}`,
    'kranji furrow',
    'near bugis today',
    'lunch under $12',
    'zorblatt',
  ]
}

function linkTo({ id, type, uid }: StoredDocument) {
  return { link_type: 'Document', id, type, uid }
}

function idOf(link: unknown): string {
  return typeof link === 'object' && link && 'id' in link ? String(link.id) : ''
}

/** The deals whose records are new in the later index. */
function newIds(before: SiteSearch, after: SiteSearch): string[] {
  const old = new Set(before.made.deals)
  return after.made.deals.flatMap((deal) => (old.has(deal) ? [] : deal.document.id)).toSorted()
}
