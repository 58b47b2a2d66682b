import { type MalformedRequest, malformedRequests } from '../load/malformed-requests.ts'
import { startObservedSite } from '../load/observed-site.ts'
import { usageOf, watchUsage } from '../load/process-usage.ts'
import { type Outcome, sendBytes } from '../load/send-bytes.ts'
import { ms, report } from '../report.ts'
import { createRandom } from '../seeded-random.ts'

export const about =
  'malformed requests to every part of the site [count]: no failure, no hang, no leak'

const DEFAULT_COUNT = 10_000
const SEED = 20261115
const AT_ONCE = 50
/** Longer than the site waits for a silent caller. */
const PATIENCE_MS = 30_000
const MOST_MB_MORE = 300

type Answered = Outcome & { kind: string }

/** Each request uses a new connection from one of 50 addresses. */
export async function run([count = String(DEFAULT_COUNT)]: string[]): Promise<void> {
  await using site = await startObservedSite()
  const port = Number(new URL(site.url).port)
  const before = usageOf(site.pid)
  const watch = watchUsage(site.pid)

  const requests = malformedRequests(Number(count), createRandom(SEED))
  const answers = await sendAll(requests, port)
  watch.stop()

  const alive = site.process.exitCode === null && (await fetch(site.url)).status === 200
  const bad = answers.filter(({ statuses }) => statuses.some(isFailure))
  const hung = answers.filter((answer) => answer.hung)
  for (const { kind, statuses } of [...bad, ...hung].slice(0, 10)) {
    report(`  ${kind}`, statuses.join(' ') || 'no answer')
  }
  const all = `${Number(count).toLocaleString('en')} malformed requests`
  report(`${all}: answered with a failure of ours`, String(bad.length), {
    value: bad.length,
    most: 0,
  })
  report(`${all}: never answered nor closed`, String(hung.length), { value: hung.length, most: 0 })
  report('slowest of them', ms(Math.max(...answers.map((answer) => answer.ms))))
  report('the process serves afterwards', alive ? 'yes' : 'no', { value: alive ? 1 : 0, least: 1 })
  const more = watch.highestMb() - before.rssMb
  report('memory: highest above the start', `${more.toFixed(0)} MB`, {
    value: Math.round(more),
    most: MOST_MB_MORE,
  })
}

/** 501 and 505 say what is wrong with the request: its transfer coding, its version of HTTP. */
function isFailure(status: number): boolean {
  return status >= 500 && status !== 501 && status !== 505
}

async function sendAll(requests: readonly MalformedRequest[], port: number): Promise<Answered[]> {
  const answers: Answered[] = []
  const queue = requests.values()
  const sender = async (_: unknown, index: number) => {
    const from = `127.0.0.${index + 2}`
    for (const { kind, bytes } of queue) {
      const outcome = await sendBytes(bytes, { port, from, patienceMs: PATIENCE_MS })
      answers.push({ kind, ...outcome })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return answers
}
