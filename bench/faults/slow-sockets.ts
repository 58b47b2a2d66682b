import { setTimeout as delay } from 'node:timers/promises'
import { measurePages } from '../load/measure-pages.ts'
import { type ObservedSite, startObservedSite } from '../load/observed-site.ts'
import { longestHold } from '../load/probed-site.ts'
import { threadTimes, usageOf, watchUsage } from '../load/process-usage.ts'
import { openSlowSocket, type SlowKind, type SlowSocket } from '../load/slow-sockets.ts'
import { ms, report } from '../report.ts'

export const about = '1,000 slow sockets, of four addresses and then of one: cached pages stay fast'

const SOCKETS = 1000
const RATE = 100
const QUIET_SECONDS = 10
/** By then the site has closed even a connection that reads nothing. */
const SLOW_SECONDS = 75
const MOST_TIMES_QUIET = 2
const MOST_MB_MORE = 200
/** The limits of `src/http/server-limits.ts`, plus a second or two until the server checks them. */
const most: Record<SlowKind, number> = {
  headers: 15_000,
  body: 25_000,
  reader: SLOW_SECONDS * 1000 + 5000,
  idle: 15_000,
}
const kinds = Object.keys(most) as SlowKind[]
/** One in ten reads nothing. Until its buffers are full, such a caller looks fast. */
const READER_EVERY = 10
/** The time over which the sockets are opened. */
const OPEN_MS = 3000

/** The same probe requests cached pages without the slow sockets and with them. */
export async function run(): Promise<void> {
  await using site = await startObservedSite()
  await measurePages(site.url, { rate: RATE, seconds: 5 })
  await round(site, ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'])
  await round(site, ['127.0.0.6'])
}

async function round(site: ObservedSite, addresses: string[]): Promise<void> {
  const whose = `${SOCKETS} of ${addresses.length === 1 ? 'one address' : `${addresses.length} addresses`}`
  const before = usageOf(site.pid)
  const startedAt = Date.now()
  const quiet = await measurePages(site.url, { rate: RATE, seconds: QUIET_SECONDS })
  const watch = watchUsage(site.pid)
  const slowFrom = Date.now()
  const used = threadTimes(site.pid).frontMs
  const port = Number(new URL(site.url).port)
  const measuring = measurePages(site.url, { rate: RATE, seconds: SLOW_SECONDS })
  const sockets: SlowSocket[] = []
  for (let index = 0; index < SOCKETS; index++) {
    const from = addresses[index % addresses.length] ?? ''
    sockets.push(openSlowSocket(kindOf(index), { port, from }))
    await delay(OPEN_MS / SOCKETS)
  }
  const slow = await measuring
  const busy = (threadTimes(site.pid).frontMs - used) / SLOW_SECONDS / 10
  watch.stop()
  await readAtLast(sockets)

  for (const kind of kinds) reportCut(`${whose}: ${kind}`, sockets, kind)
  const mostOpen = Math.max(...watch.samples.map(({ files }) => files)) - before.files
  report(`${whose}: most open at once`, String(mostOpen))
  const holds = site.holds('front', startedAt)
  const [quietHeld, slowHeld] = [
    holds.filter(({ endedAt }) => endedAt <= slowFrom),
    holds.filter(({ endedAt }) => endedAt > slowFrom),
  ].map((held) => ms(longestHold(held).own))
  report(`${whose}: event loop held at most`, `${slowHeld}; ${quietHeld} without`)
  report(`${whose}: main thread busy`, `${busy.toFixed(1)} % of the time`)
  const times = slow.p99 / quiet.p99
  const p99 = `${ms(slow.p99)}, ${times.toFixed(2)} times the ${ms(quiet.p99)} without`
  report(`${whose}: p99 of cached pages`, p99, { value: times, most: MOST_TIMES_QUIET })
  report(`${whose}: cached pages that failed`, String(slow.failed), { value: slow.failed, most: 0 })
  const more = Math.round(watch.highestMb() - before.rssMb)
  report(`${whose}: more memory`, `${more} MB`, { value: more, most: MOST_MB_MORE })
}

function kindOf(index: number): SlowKind {
  if (index % READER_EVERY === 0) return 'reader'
  return (['headers', 'body', 'idle'] as const)[index % 3] ?? 'idle'
}

/** A socket that did not read learns only now that it was closed, after the data sent before. */
async function readAtLast(sockets: SlowSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async ({ socket }) => {
      if (socket.destroyed) return
      socket.resume()
      const closed = new Promise((resolve) => socket.once('close', resolve))
      await Promise.race([closed, delay(4000)])
    }),
  )
}

function reportCut(what: string, sockets: SlowSocket[], kind: SlowKind): void {
  const own = sockets.filter((socket) => socket.kind === kind)
  const times = own.map(({ closedAfter, socket }) => {
    socket.destroy()
    return closedAfter() ?? Number.POSITIVE_INFINITY
  })
  const cut = times.filter(Number.isFinite).length
  const latest = Math.max(...times)
  report(`${what}: cut`, `${cut} of ${own.length}, the last after ${ms(latest)}`, {
    value: Math.round(latest),
    most: most[kind],
  })
}
