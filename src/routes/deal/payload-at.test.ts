import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import type { DealPayload } from './payload.ts'
import { payloadAt } from './payload-at.ts'
import { loader } from './server/loader.ts'

const store = await openSeededStore()

function loadDeal({ uid, category }: { uid: string; category: string }, now: Date) {
  return loader({
    params: { category, uid },
    url: new URL(`/deals/${category}/${uid}`, 'https://lobang.example'),
    now,
    until: () => {},
    content: createContentClient({ service: serve(store) }),
    richtext: createRichtextClient(store),
    richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
    search: () => Promise.reject(new Error('a deal searches nothing')),
  })
}

/** One of each kind of terms. */
const dated = Object.values(
  Object.fromEntries(
    (store.snapshot().byType.get('deal') ?? [])
      .filter(({ data }) => data.ends_on)
      .map(({ uid, data }) => [
        [data.redeem, !data.hours, String(data.weekdays) === ''].join(),
        { uid: String(uid), category: String(data.category), endsOn: String(data.ends_on) },
      ]),
  ),
)

/** What the other deals and the editors' last look say changes by itself. */
function ownTruth({ deal, head: _, brandDeals: _also, alsoLive: _others, ...rest }: DealPayload) {
  const { checked: _checked, checkIsFresh: _fresh, ...time } = deal.time
  return { ...rest, deal: { ...deal, time } }
}

test('there are deals with an end to look at', () => {
  expect(dated.length).toBeGreaterThan(5)
})

test('at its end a page that was made before says what one says that is made then', async () => {
  for (const deal of dated) {
    const midnight = startOfDay(addDays(deal.endsOn, 1))
    const before = await loadDeal(deal, new Date(midnight.getTime() - 1))
    const after = await loadDeal(deal, midnight)

    expect(ownTruth(payloadAt(before, midnight))).toEqual(ownTruth(after))
    expect(payloadAt(before, new Date(midnight.getTime() - 1)).endedOn).toBeNull()
    expect(payloadAt(after, midnight)).toBe(after)
  }
})

test('when its last hours are over it says that there are no more, and hurries nobody', async () => {
  for (const deal of dated) {
    const noon = new Date(`${deal.endsOn}T00:00:00+08:00`)
    const before = await loadDeal(deal, noon)
    const until = before.countedUntil && new Date(before.countedUntil)
    if (!until || until >= startOfDay(addDays(deal.endsOn, 1))) continue
    const after = await loadDeal(deal, until)

    expect(after.usable?.text).toBe('No usable days left')
    expect(payloadAt(before, until).usable).toMatchObject({ now: false, text: after.usable?.text })
    expect(payloadAt(before, until).deal.time.urgent).toBe(after.deal.time.urgent)
  }
})

test('other deals that end with it are not offered in its place', async () => {
  const [deal] = dated
  if (!deal) throw new Error('the demo has lost its deals')
  const midnight = startOfDay(addDays(deal.endsOn, 1))
  const before = await loadDeal(deal, new Date(midnight.getTime() - 1))
  const [other] = before.alsoLive
  if (!other) throw new Error('nothing else is live')
  const alsoLive = [
    { ...other, endsOn: deal.endsOn },
    { ...other, endsOn: null },
  ]

  const later = payloadAt({ ...before, alsoLive }, midnight)

  expect(later.alsoLive).toEqual(alsoLive.slice(1))
})
