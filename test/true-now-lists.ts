// Compares lists, counts, feeds and calendars with the naive evaluation.
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import type { Standing } from './naive-site.ts'
import {
  cardsIn,
  dealsIn,
  eventsIn,
  isLive,
  type Look,
  openPage,
  read,
  same,
  sorted,
  turnOf,
  uidsOf,
} from './site-look.ts'
import type { Payload } from './surface-readings.ts'

/** All pages of a list: exactly these deals, and their number. */
async function compareList(look: Look, address: string, where: (deal: Standing) => boolean) {
  const expected = uidsOf(look.deals, where)
  const { payload } = await openPage(look, address)
  const found = cardsIn(payload.deals)
  for (let page = 2; page <= payload.pages; page++) {
    const mark = address.includes('?') ? '&' : '?'
    const later = await openPage(look, `${address}${mark}page=${page}`)
    found.push(...cardsIn(later.payload.deals))
  }
  same(look, `${address} lists`, sorted(found.map(({ uid }) => uid)), expected)
  same(look, `${address} counts`, payload.found ?? payload.dealCount, expected.length)
  const live = look.deals.filter(({ isLive }) => isLive)
  same(look, `${address} total`, payload.total, live.length)
  for (const category of categories) {
    const count = live.filter((deal) => deal.category === category).length
    same(look, `${address} counts of ${category}`, payload.counts[category] ?? 0, count)
  }
}

export async function compareLists(look: Look): Promise<void> {
  await compareList(look, '/deals', ({ isLive }) => isLive)
  for (const category of categories) {
    const isOf = (deal: Standing) => deal.category === category
    await compareList(look, paths.category(category), (deal) => deal.isLive && isOf(deal))
  }
  await compareList(look, '/deals?usable=now', ({ isNow }) => isNow)
  await compareList(
    look,
    '/deals/food?usable=now',
    ({ isNow, category }) => isNow && category === 'food',
  )
  await compareList(
    look,
    '/search?category=food',
    ({ isLive, category }) => isLive && category === 'food',
  )
}

export async function compareHome(look: Look): Promise<void> {
  const { payload } = await openPage(look, '/')
  const live = look.deals.filter(({ isLive }) => isLive)
  same(look, 'the total of home', payload.total, live.length)
  for (const { uid } of cardsIn(payload.usableNow)) {
    same(look, `home has ${uid} as usable now`, live.find((deal) => deal.uid === uid)?.isNow, true)
  }
  const { payload: index } = await openPage(look, '/brands')
  for (const { uid, liveCount } of index.letters.flatMap(({ brands }: Payload) => brands)) {
    same(look, `live deals of ${uid}`, liveCount, live.filter(({ brand }) => brand === uid).length)
  }
}

/** Searches, landings, the list of codes, the page of links, and what a missing page offers. */
export async function compareOthers(look: Look): Promise<void> {
  for (const q of ['set', 'free', look.deals[look.turn % look.deals.length]?.title ?? '']) {
    await openPage(look, `/search?q=${encodeURIComponent(q)}`)
  }
  const landings = look.site.store.snapshot().byType.get('landing') ?? []
  for (const { uid } of landings) {
    const { payload } = await openPage(look, paths.landing(uid ?? ''))
    const found = sorted(cardsIn(payload.deals).map((card) => card.uid))
    same(look, `the total of ${uid}`, payload.total, found.length)
    const own = uidsOf(look.deals, ({ isLive, partners }) => isLive && partners.includes(uid ?? ''))
    same(
      look,
      `missing on ${uid}`,
      own.filter((each) => !found.includes(each)),
      [],
    )
  }
  const { payload } = await openPage(look, paths.promoCodes, /^parts/)
  const codes = payload.codes.rows.map(({ path }: Payload) => path.split('/').at(-1))
  same(
    look,
    'promo codes',
    sorted(codes),
    uidsOf(look.deals, (deal) => deal.isLive && deal.hasCode),
  )
  const instead = dealsIn(look, await read(look, '/no-such-page'))
  same(
    look,
    'a missing page offers',
    instead.filter((uid) => !isLive(look, uid)),
    [],
  )
  const links = dealsIn(look, await read(look, '/user-sitemap'))
  same(
    look,
    'the page of links',
    links.filter((uid) => !isLive(look, uid)),
    [],
  )
}

export async function compareFiles(look: Look): Promise<void> {
  const live = uidsOf(look.deals, (deal) => deal.isLive)
  for (const list of ['/', ...categories.map(paths.category)]) {
    const isOf = (deal: Standing) => list === '/' || paths.category(deal.category) === list
    const named = dealsIn(look, await read(look, paths.feed(list)))
    same(
      look,
      `the feed of ${list}`,
      named.filter((uid) => !live.includes(uid)),
      [],
    )
    const events = eventsIn(await read(look, paths.listCalendar(list)))
    const dated = look.deals.filter((deal) => deal.isLive && deal.lastDay !== null && isOf(deal))
    const expected = dated.map(({ uid, lastDay }) => `${uid} ${lastDay}`)
    same(look, `the calendar of ${list}`, sorted(events), sorted(expected))
  }
  const sitemap = dealsIn(look, await read(look, '/sitemap-deals-1.xml'))
  same(look, 'the sitemap', sitemap, live)
}

export async function compareBrands(look: Look): Promise<void> {
  for (const brand of turnOf(look, sorted(look.deals.map((deal) => deal.brand)))) {
    const { payload } = await openPage(look, paths.brand(brand), /^(upcoming|soldOut|ended)/)
    const isOf = (deal: Standing) => deal.brand === brand
    const found = sorted(payload.live.map(({ uid }: Payload) => uid))
    same(
      look,
      `live at ${brand}`,
      found,
      uidsOf(look.deals, (deal) => isOf(deal) && deal.isLive),
    )
    const named = dealsIn(look, await read(look, paths.feed(paths.brand(brand))))
    same(look, `the feed of ${brand}`, named, found)
  }
}
