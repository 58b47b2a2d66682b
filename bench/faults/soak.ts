import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { nextMidnight } from '#lib/singapore-time.ts'
import { lookAround } from '../load/look-around.ts'
import { startObservedSite } from '../load/observed-site.ts'
import { longestHold } from '../load/probed-site.ts'
import { type Usage, watchUsage } from '../load/process-usage.ts'
import { publishRegularly } from '../load/publisher.ts'
import { type Answered, steadyLoad } from '../load/steady-load.ts'
import { visit } from '../load/visitors.ts'
import { ms, percentile, report } from '../report.ts'
import { createRandom } from '../seeded-random.ts'

export const about =
  'visitors and publishes for a while [minutes], over midnight: no errors, no leaks'

const DEFAULT_MINUTES = 5
/** Requests per second. */
const RATE = 50
const PUBLISH_EVERY_MS = 20_000
const SAMPLE_MS = 2000
/** Midnight comes after this part of the run. */
const MIDNIGHT_AFTER = 0.3
/** The first part fills caches; growth is measured after it. */
const WARM_UP = 0.5
const MOST_MB_A_MINUTE = 2
const MOST_FILES_MORE = 50
const MOST_HELD_MS = 50

export async function run([minutes = String(DEFAULT_MINUTES)]: string[]): Promise<void> {
  const lengthMs = Number(minutes) * 60_000
  const untilMidnight = nextMidnight(new Date()).getTime() - Date.now()
  const ahead = Math.round(untilMidnight - lengthMs * MIDNIGHT_AFTER)
  await using site = await startObservedSite({
    env: { CLOCK_AHEAD: String(ahead) },
    preload: join(import.meta.dirname, '../load/clock-ahead.ts'),
  })
  const [random, targets] = [createRandom(1), await lookAround(site.url)]
  const backend = { url: site.url, agent: new Agent({ keepAlive: true }) }
  const stop = new AbortController()
  const answers: Answered[] = []
  const startedAt = Date.now()
  const watch = watchUsage(site.pid, SAMPLE_MS)
  const { signal } = stop
  const load = steadyLoad({
    backend: () => backend,
    rate: RATE,
    next: () => visit(random, targets),
    onAnswer: (answer) => answers.push({ ...answer, path: answer.path.slice(0, 60) }),
    signal,
  })
  const publishing = publishRegularly({ dataDir: site.folder, everyMs: PUBLISH_EVERY_MS, signal })

  await delay(lengthMs)
  stop.abort()
  const [published] = await Promise.all([publishing, load])
  watch.stop()
  backend.agent.destroy()

  reportAnswers(answers, minutes)
  report('publishes that failed', `${published.failed} of ${published.done + published.failed}`, {
    value: published.failed,
    most: 0,
  })
  reportUsage(watch.samples)
  const held = longestHold(site.holds('front', startedAt))
  report('event loop of the front held at most', `${ms(held.own)} (clock ${ms(held.clock)})`, {
    value: Math.round(held.own),
    most: MOST_HELD_MS,
  })
}

function reportAnswers(answers: Answered[], minutes: string): void {
  const failed = answers.filter(({ status }) => status === 0 || status >= 400)
  for (const { status, path } of failed.slice(0, 10)) report(`  ${path}`, String(status))
  const what = `${answers.length} requests in ${minutes} minutes: failed`
  report(what, String(failed.length), { value: failed.length, most: 0 })
  const times = answers.map((answer) => answer.ms)
  report('answered in', `p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))}`)
}

function reportUsage(samples: Usage[]): void {
  const settled = samples.slice(Math.floor(samples.length * WARM_UP))
  const slope = slopeOf(settled.map(({ rssMb }) => rssMb)) * (60_000 / SAMPLE_MS)
  const [first, last] = [samples[0], samples.at(-1)]
  const memory = `${first?.rssMb.toFixed(0)} MB at first, ${last?.rssMb.toFixed(0)} MB at last`
  report('memory, growth in the second half', `${slope.toFixed(2)} MB a minute (${memory})`, {
    value: slope,
    most: MOST_MB_A_MINUTE,
  })
  const more = (last?.files ?? 0) - (first?.files ?? 0)
  report('open files, at last more than at first', `${more} (${first?.files} at first)`, {
    value: more,
    most: MOST_FILES_MORE,
  })
}

/** The slope of the best-fitting straight line, per sample. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [above, below] = [0, 0]
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - mean)
    below += (index - middle) ** 2
  }
  return above / below
}
