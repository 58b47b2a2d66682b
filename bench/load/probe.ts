// Requests cached pages at a steady rate and prints how long the answers took. A separate process, so that
// the load does not delay the measurement. Requests are sent whether or not earlier ones
// were answered, each on an idle connection.
import { getPriority, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../report.ts'
import { type Span, watchDisturbances } from './disturbances.ts'
import type { Measured, Times } from './measure-pages.ts'
import { createPageReader } from './page-reader.ts'

const [origin = '', rate = '', seconds = '', ...pages] = process.argv.slice(2)
const reader = createPageReader(new URL(origin))
const answered: Span[] = []
let failed = 0

try {
  setPriority(Math.max(-20, getPriority() - 10))
} catch {
  // Only root may do this; the figures are a little less exact without it. `measurePages` asks for more.
}

const disturbances = watchDisturbances()
const asking: Promise<void>[] = []
const total = Number(rate) * Number(seconds)
const startedAt = performance.now()
for (let sent = 0; sent < total; sent++) {
  const due = startedAt + (sent * 1000) / Number(rate)
  // Waits even when late, so that answers are read too.
  await delay(Math.max(1, due - performance.now()))
  asking.push(ask(pages[sent % pages.length] ?? '/'))
}
await Promise.all(asking)
reader.close()
const wasDisturbed = disturbances.stop()
const measured: Measured = {
  failed,
  ...summarise(answered),
  undisturbed: summarise(answered.filter((span) => !wasDisturbed(span))),
}
process.stdout.write(JSON.stringify(measured))

async function ask(path: string): Promise<void> {
  const from = performance.now()
  const status = await reader.read(path)
  if (status > 0) answered.push({ from, to: performance.now() })
  if (status !== 200) failed++
}

function summarise(spans: readonly Span[]): Times {
  const times = spans.map(({ from, to }) => to - from)
  return {
    count: times.length,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    max: Math.max(0, ...times),
  }
}
