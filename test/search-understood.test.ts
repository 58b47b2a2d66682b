import { expect, test } from 'vitest'
import { loader } from '#routes/search/server/loader.ts'
import { createListInput } from './list-input.ts'

const { inputFor } = await createListInput()

function load(q: string) {
  return loader(inputFor(`/search?${new URLSearchParams({ q })}`))
}

test.each([
  // the one word that people use for several places
  ['jurong', 'Jurong'],
  ['dinner jurong', 'Jurong'],
  ['near jurong', 'Jurong'],
  ['changi', 'Changi'],
  ['marina', 'Marina'],
  ['seafood east coast', 'East Coast'],
  // more than that word
  ['jurong east', 'Jurong East'],
  ['jurong west', 'Jurong West'],
  ['jurong point', 'Boon Lay'],
  ['marina bay', 'Marina Bay'],
  ['marina bay sands', 'Bayfront'],
  ['changi airport', 'Changi Airport'],
  // stations, though others begin with the same word
  ['tampines', 'Tampines'],
  ['woodlands', 'Woodlands'],
  ['punggol', 'Punggol'],
  ['bedok', 'Bedok'],
  ['orchard', 'Orchard'],
  ['clementi', 'Clementi'],
  ['serangoon', 'Serangoon'],
  ['choa chu kang', 'Choa Chu Kang'],
  ['ang mo kio', 'Ang Mo Kio'],
  ['toa payoh', 'Toa Payoh'],
  ['bugis', 'Bugis'],
  ['yishun', 'Yishun'],
  ['sengkang', 'Sengkang'],
  ['novena', 'Novena'],
  ['katong', 'Katong'],
  ['thomson', 'Thomson'],
  // the first word of one station
  ['holland', 'Holland Village'],
  ['holland v', 'Holland Village'],
  ['outram', 'Outram Park'],
  ['dhoby', 'Dhoby Ghaut'],
  ['labrador', 'Labrador Park'],
  // too vague
  ['bukit', undefined],
  ['pasir', undefined],
  ['tanjong', undefined],
  ['telok', undefined],
  ['farrer', undefined],
  ['boon', undefined],
  ['raffles', undefined],
  ['kampong', undefined],
  // streets, shops, sights and words
  ['jurong town hall road', undefined],
  ['jurong west street 52', undefined],
  ['marina boulevard', undefined],
  ['marina square', undefined],
  ['jurong bird park', undefined],
  ['changi rewards', undefined],
  ['jam pasir', undefined],
  ['kranji furrow', undefined],
  ['serangoon road', undefined],
  ['marine', undefined],
  ['pioneer', undefined],
  ['oasis', undefined],
])('“%s” is read as the place %s', async (q, place) => {
  const { filters, active, deals, nearest } = await load(q)

  expect(filters.near).toBe(place)
  if (place === undefined) return
  expect(active.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(new RegExp(`^Within (?:about )?[\\d.]+ km of ${place}$`)),
  )
  const shown = [...deals, ...nearest.flatMap((answer) => answer.deals)]
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((deal) => deal.nearest === undefined)).toEqual([])
})

/** What may be offered for each, by the beginnings of their addresses. */
test.each([
  ['halal buffet', ['dim-sum', 'thosai-theory-worker-thali']],
  ['halal sushi', ['kabosu']],
  ['halal dim sum', ['dim-sum', 'longevity-bun', 'tin-lantern']],
  ['vegan burger', ['bun-alley', 'rendang-burger']],
  ['vegetarian chicken rice', ['three-wells']],
  ['vegetarian satay', ['arang']],
  ['student spa', ['sepi']],
  ['senior cinema', ['bayang']],
  ['birthday gym', ['pegang', 'otot']],
  ['tourist bakery', ['croissant', 'butterfold', 'seletar-weekend-brunch']],
  ['student wine', ['vine-verandah', 'forno-corkage']],
  ['senior skincare', ['serai']],
  ['vegan milk', ['susu-lane', 'jetty-nine-weekday-fish-soup']],
  ['student ferris wheel', ['roda-bay']],
  ['student durian', ['thorn-husk']],
  // no deal has the thing: those that have the rest of the words
  ['vegetarian ramen', ['thosai', 'serai', 'timbang']],
  ['halal pork', ['dapur-melur', 'arang', 'bun-alley', 'nasi-padang', 'rendang-burger']],
  ['vegetarian steak', ['thosai', 'serai', 'timbang']],
])('if nothing matches all of “%s”, the offers still match some words', async (q, fitting) => {
  const { dealCount, nearest, nearDeals } = await load(q)
  const offered = [...nearest.flatMap(({ deals }) => deals), ...nearDeals].map(({ uid }) => uid)

  expect(dealCount).toBe(0)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter((uid) => !fitting.some((start) => uid.startsWith(start)))).toEqual([])
  expect(nearest.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Nothing for “.+”\. \d+ deals? (?:without it|for others|for “.+”)$/),
  ])
})

test('brands with only some of the words are not shown below deals that have them all', async () => {
  const { dealCount, brands } = await load('dinner jurong')

  expect(dealCount).toBeGreaterThan(0)
  expect(brands).toEqual([])
})
