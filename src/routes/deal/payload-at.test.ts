import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import type { DealPayload } from './payload.ts'
import { payloadAt } from './payload-at.ts'
import { loader } from './server/loader.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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

/** A deal with each kind of terms, with the moment at which it ends. */
const dated = Object.values(
  Object.fromEntries(
    ([...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]).flatMap((document) => {
      const { uid, data } = document
      const { starts, ends } = lifespanOfDeal(document)
      if (!Number.isFinite(ends) || ends === starts) return []
      const kind = [data.redeem, data.channel, !data.hours, data.weekdays.length === 0].join()
      return [[kind, { uid: String(uid), category: String(data.category), ends: new Date(ends) }]]
    }),
  ),
)

/** Leaves out the other deals and the last check, which change by themselves. */
function ownTruth({
  deal,
  head: _,
  brandDeals: _also,
  alsoLive: _others,
  besideNote: _note,
  ...rest
}: DealPayload) {
  const { checked: _checked, checkIsFresh: _fresh, ...time } = deal.time
  return { ...rest, deal: { ...deal, time } }
}

test('the demo has deals with an end to test', () => {
  expect(dated.length).toBeGreaterThan(5)
})

test('at the end of its deal an older page says the same as a new one', async () => {
  for (const deal of dated) {
    const justBefore = new Date(deal.ends.getTime() - 1)
    const before = await loadDeal(deal, justBefore)
    const after = await loadDeal(deal, deal.ends)

    expect(ownTruth(payloadAt(before, deal.ends)), deal.uid).toEqual(ownTruth(after))
    expect(payloadAt(before, justBefore).endedOn, deal.uid).toBeNull()
    expect(payloadAt(after, deal.ends), deal.uid).toBe(after)
  }
})

test('on the last day an older page says the same as a new one about when the deal can be used', async () => {
  for (const deal of dated) {
    const made = await loadDeal(deal, new Date(deal.ends.getTime() - DAY_MS))
    for (const hoursLeft of [20, 12, 6, 1]) {
      const now = new Date(deal.ends.getTime() - hoursLeft * HOUR_MS)
      const { usable, deal: fresh } = await loadDeal(deal, now)
      const later = payloadAt(made, now)

      expect(later.usable, deal.uid).toMatchObject({ now: usable?.now, text: usable?.text })
      expect(later.deal.time.ends, deal.uid).toBe(fresh.time.ends)
      expect(later.deal.time.urgent, deal.uid).toBe(fresh.time.urgent)
    }
  }
})

test('an ended deal does not offer deals that have ended too', async () => {
  const [deal] = dated
  if (!deal) throw new Error('the demo has lost its deals')
  const before = await loadDeal(deal, new Date(deal.ends.getTime() - 1))
  const [other] = before.alsoLive
  if (!other) throw new Error('nothing else is live')
  const alsoLive = [
    { ...other, times: before.deal.times },
    { ...other, times: { soldOutAt: deal.ends.toISOString() } },
    { ...other, times: {} },
  ]

  const later = payloadAt({ ...before, alsoLive }, deal.ends)

  expect(later.alsoLive).toEqual(alsoLive.slice(-1))
})
