// What counting costs a cached page: requests per second with and without visitors who are counted, round by round.
// `npm run bench -- counting`. Only ratios within one run count: the machine is noisy.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../src/db/database.ts'
import { startSiteProcess } from '../test/site-process.ts'
import { calm } from './load/calm.ts'
import { canPin, onCore, SITE_CORE, stayOnLoadCore } from './load/cores.ts'
import { bringPictures } from './load/kept-pictures.ts'
import { measureLoad } from './measure-load.ts'
import { percentile, report } from './report.ts'

const PAGE = '/deals/food/kaya-toast-set-two-for-one'
/** Many and short ones: others use the machine too. */
const ROUNDS = 21
const SECONDS = 1
/** Visitors who are counted: 864,000 pages a day. */
const BEACONS_PER_SECOND = 10
const LEAST_PERCENT = 98

stayOnLoadCore()
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
await using parts = new AsyncDisposableStack()
parts.defer(() => rmSync(folder, { recursive: true, force: true }))
bringPictures(folder)
const settings = { DATA_DIR: folder, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' }
const options = { prefix: onCore(SITE_CORE), log: 'ignore' } as const
const site = parts.use(await startSiteProcess(settings, options))
await calm(site.process.pid ?? 0)
const db = parts.adopt(openDatabase(join(folder, 'lobang.sqlite')), (opened) => opened.destroy())
const deal = await db
  .selectFrom('documents')
  .select('id')
  .where('uid', '=', PAGE.split('/').at(-1) ?? '')
  .executeTakeFirstOrThrow()

const agent = new Agent({ keepAlive: true })
parts.defer(() => agent.destroy())
let sent = 0
const ratios: number[] = []
const rates: Record<'alone' | 'counted', number[]> = { alone: [], counted: [] }
const measure = () => measureLoad(site.url + PAGE, { seconds: SECONDS, pin: canPin() })
for (let round = 0; round <= ROUNDS; round++) {
  // Which one comes first changes from round to round.
  const first = round % 2 === 0 ? await measure() : null
  const counted = await whileCounted(measure)
  const alone = first ?? (await measure())
  // The first round only warms up.
  if (round === 0) continue
  rates.alone.push(alone)
  rates.counted.push(counted)
  ratios.push((counted / alone) * 100)
}

console.log(`Cached page ${PAGE}, brotli, ${ROUNDS} rounds of ${SECONDS} s each way`)
for (const [name, of] of Object.entries(rates)) {
  report(`  ${name}`, `${Math.round(percentile(of, 50)).toLocaleString('en')} requests/s`)
}
const ratio = percentile(ratios, 50)
report('counted / alone', `${ratio.toFixed(1)} %`, { value: ratio, least: LEAST_PERCENT })
// The last ones are flushed within five seconds.
await delay(6000)
const { opens } = await db
  .selectFrom('daily_counts')
  .select((eb) => eb.fn.sum('opens').as('opens'))
  .where('document_id', '=', deal.id)
  .executeTakeFirstOrThrow()
report(`of ${sent} beacons counted`, `${opens}`, { value: Number(opens), least: sent })

/** Beacons come at a steady pace, each from a visitor of its own. */
async function whileCounted(work: () => Promise<number>): Promise<number> {
  const sending = setInterval(send, 1000 / BEACONS_PER_SECOND)
  try {
    return await work()
  } finally {
    clearInterval(sending)
  }
}

/** Not by `fetch`, whose cost would be measured too. */
function send(): void {
  sent += 1
  sendFrom(sent)
}

function sendFrom(visitor: number): void {
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const headers = { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': address }
  const beacon = request(`${site.url}/seen`, { method: 'POST', agent, headers })
  beacon.once('response', (answer) => {
    answer.resume()
    if (answer.statusCode !== 204) throw new Error(`a beacon was answered by ${answer.statusCode}`)
  })
  // The site closes connections that were idle for long, and the beacon was not read.
  beacon.once('error', () => sendFrom(visitor))
  beacon.end(JSON.stringify({ kind: 'open', id: deal.id }))
}
