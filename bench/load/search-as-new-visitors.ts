import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../report.ts'

const EVERY_MS = 500
const PATIENCE_MS = 15_000
/** Each visitor has its own address. */
const addressOf = (index: number) => `127.0.${100 + (index >> 8)}.${index & 255}`

/** Sends a new visitor every half second, who searches once. Resolves to their waiting times, and to how many got no page. */
export async function searchAsNewVisitors(url: string, seconds: number) {
  const visits: Promise<number | null>[] = []
  const endsAt = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < endsAt; index++) {
    visits.push(search(url, index))
    await delay(EVERY_MS)
  }
  const all = await Promise.all(visits)
  const times = all.filter((ms) => ms !== null)
  return {
    count: all.length,
    failed: all.length - times.length,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}

/** `null` if there was no page in time. */
function search(url: string, index: number): Promise<number | null> {
  const from = performance.now()
  const options = { localAddress: addressOf(index), agent: false, timeout: PATIENCE_MS }
  return new Promise((resolve) => {
    const asked = request(`${url}/search?q=kopi+${index}`, options, (message) => {
      message.resume()
      message.once('close', () =>
        resolve(message.statusCode === 200 ? performance.now() - from : null),
      )
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(null))
    asked.end()
  })
}
