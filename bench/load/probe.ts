// Requests cached pages at a steady rate and prints how long the answers took. A separate process, so that
// the load does not delay the measurement. Requests are sent whether or not earlier ones
// were answered, each on an idle connection.
import { Agent, get } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../report.ts'
import type { Measured } from './measure-pages.ts'

const PATIENCE_MS = 60_000

const [origin = '', rate = '', seconds = '', ...pages] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times: number[] = []
let failed = 0

try {
  setPriority(Math.max(-20, getPriority() - 10))
} catch {
  // Only root may do this; the figures are a little less exact without it.
}

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
agent.destroy()
const measured: Measured = {
  count: times.length,
  failed,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
  max: Math.max(...times),
}
process.stdout.write(JSON.stringify(measured))

function ask(path: string): Promise<void> {
  const sentAt = performance.now()
  return new Promise((resolve) => {
    const fail = () => {
      failed++
      resolve()
    }
    const request = get(origin + path, {
      agent,
      headers: { 'accept-encoding': 'br' },
      timeout: PATIENCE_MS,
    })
    request.once('error', fail)
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('response', (message) => {
      message.resume()
      message.once('end', () => {
        times.push(performance.now() - sentAt)
        if (message.statusCode !== 200) failed++
        resolve()
      })
    })
  })
}
