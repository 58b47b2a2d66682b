// A rich-text page of 2,000 blocks: how long the server takes to render it, and whether a slow phone
// (a processor four times slower than this one) has long tasks while it hydrates the page.
// Times are processor times, because the machine may have other work.

import { join } from 'node:path'
import { createContentClient } from '#content/create-content-client.ts'
import { threadTime } from '#lib/node/thread-time.ts'
import { createContentService } from '#repository/content-service.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import type { Site } from '../src/site.ts'
import { type Devtools, openDevtools } from './devtools.ts'
import { longRichtext } from './long-richtext.ts'
import { median } from './median.ts'
import { openStore } from './open-store.ts'
import { readVisit } from './read-visit.ts'
import { openPhone } from './slow-phone.ts'
import { startSite } from './start-site.ts'

const BLOCKS = 2000
const ROUNDS = 15
const VISITS = 5
const SLOW_DOWN = 4
const MAX_RENDER_MS = 150
const MAX_TASK_MS = 100
const ID = '0123456789abcdef0123456789abcdef'
const DASHED = '01234567-89ab-cdef-0123-456789abcdef'

const site = await startSite()
const { origin } = site
let devtools: Devtools | null = null
try {
  const { store, close } = await openStore(join(site.folder, 'lobang.sqlite'))
  await store.publish({ richtextPages: [{ id: ID, blockMap: longRichtext(DASHED, BLOCKS) }] })
  await close()
  await site.store.refresh()
  const render = await measureRender(site)
  devtools = await openDevtools()
  const longTasks: number[] = []
  const shortTasks: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    longTasks.push(await longestTask(devtools, `/${ID}`))
    shortTasks.push(await longestTask(devtools, '/oth/privacy'))
  }

  const longest = median(longTasks)
  console.log(`A page of ${BLOCKS} blocks, ${(render.bytes / 1024).toFixed(0)} KB of HTML`)
  console.log(
    `  server         first ${ms(render.first)}, then ${ms(render.median)} (target: at most ${MAX_RENDER_MS} ms)`,
  )
  console.log(
    `  longest task   ${ms(longest)} while it comes to life, processor ${SLOW_DOWN} times slower (target: at most ${MAX_TASK_MS} ms)`,
  )
  console.log(
    `                 ${ms(median(shortTasks))} on a page of 20 blocks: what every page costs here and now`,
  )
  process.exitCode = render.median <= MAX_RENDER_MS && longest <= MAX_TASK_MS ? 0 : 1
} finally {
  await devtools?.close()
  await site.close()
}

/** From the block map in memory to the document and its payload, as text. */
async function measureRender({ store, renderer }: Pick<Site, 'store' | 'renderer'>) {
  const service = createContentService({ store, baseUrl: origin })
  const content = createContentClient({ service })
  const richtext = createRichtextClient(store)
  const search = () => Promise.reject(new Error('a rich-text page searches nothing'))
  const page = renderer.resolve(new URL(`/${ID}`, origin))
  if ('redirect' in page) throw new Error(`/${ID} is no page`)
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const before = threadTime()
    const { html } = await page.render({ content, richtext, search, now: new Date() })
    times.push(threadTime() - before)
    bytes = Buffer.byteLength(html)
  }
  const [first = 0, ...rest] = times
  return { first, median: median(rest), bytes }
}

/** While a slow phone hydrates the page. */
async function longestTask(devtools: Devtools, path: string): Promise<number> {
  const phone = await openPhone(devtools, { processor: SLOW_DOWN, network: null })
  const events = await phone.trace(() => phone.visit(origin + path))
  await phone.close()
  return readVisit(events, origin + path).longestTask
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
