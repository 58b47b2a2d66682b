// What search costs the server with 100,000 deals: how long building the index blocks other work, and how long
// suggestions take. Times are processor times of the main thread.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { createContentClient } from '../src/content/create-content-client.ts'
import { threadTime } from '../src/lib/node/thread-time.ts'
import { atOnce } from '../src/lib/node/work.ts'
import { applyChange } from '../src/repository/apply-change.ts'
import { createContentService } from '../src/repository/content-service.ts'
import type { ContentStore } from '../src/repository/content-store.ts'
import { createEmptySnapshot } from '../src/repository/snapshot.ts'
import { createRichtextClient } from '../src/richtext/service/create-richtext-client.ts'
import { makeSiteSearch } from '../src/search/site-search.ts'
import { suggest } from '../src/search/suggest.ts'
import { CORPUS_NOW, createCorpus } from './content-corpus.ts'

const DEALS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 400
const TARGET_P99_MS = 50
const queries =
  'la|lak|laksa|lakza|lakza tam|1 for 1 kopi|sushi under $10|bbt|free student toast|238895|tiongbahru|weekend|zzzz qqqq|food|satay near bugis mrt|amk porridge|ho|set for two'.split(
    '|',
  )

const documents = await createCorpus(DEALS)
const { snapshot } = atOnce(applyChange(createEmptySnapshot(), { documents }, 'bench'))
const store: Pick<ContentStore, 'snapshot' | 'findSnapshot'> = {
  snapshot: () => snapshot,
  findSnapshot: () => snapshot,
}
const service = createContentService({
  store: store as ContentStore,
  baseUrl: 'https://lobang.example',
})
const content = createContentClient({ service })
const sources = { content, richtext: createRichtextClient(store as ContentStore), now: CORPUS_NOW }

const turns = watchTurns()
const startedAt = threadTime()
const site = await makeSiteSearch(sources)
const built = threadTime() - startedAt
const { longest, count } = turns.stop()
console.log(
  `${site.total.toLocaleString('en')} live of ${DEALS.toLocaleString('en')} deals: index made in ${Math.round(built)} ms, ` +
    `in ${count} turns, the longest ${longest.toFixed(0)} ms`,
)

for (const partner of [null, 'dive']) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const q = queries[round % queries.length] ?? ''
    const asked = threadTime()
    await suggest({ q, partner }, { ...sources, site: { ...site, isBehind: false } })
    // The first rounds only warm up.
    if (round >= queries.length * 3) times.push(threadTime() - asked)
  }
  times.sort((a, b) => a - b)
  const [median = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)])
  console.log(
    `suggestions of ${partner ?? 'the site'}: ${median.toFixed(1)} ms in the middle, ${p99.toFixed(1)} ms at p99`,
  )
  if (p99 > TARGET_P99_MS) process.exitCode = 1
}

/** How long each turn of the event loop blocks everything else. */
function watchTurns() {
  let isWatching = true
  let [longest, count, last] = [0, 0, threadTime()]
  void (async () => {
    while (isWatching) {
      await nextTurn()
      const now = threadTime()
      longest = Math.max(longest, now - last)
      last = now
      count++
    }
  })()
  return {
    stop() {
      isWatching = false
      return { longest, count }
    },
  }
}
