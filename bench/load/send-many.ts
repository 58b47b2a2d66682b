// Requests many paths at once from several addresses of this machine, in a separate process:
// `node send-many.ts ORIGIN SECONDS ADDRESSES AT_ONCE`, with the paths as JSON on its input. Each path is requested
// repeatedly. Prints the number of answers by status; 0: no answer.
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 30_000
/** A refused caller soon tries again. */
const REFUSED_PAUSE_MS = 20

const [origin = '', seconds = '', addresses = '', atOnce = ''] = process.argv.slice(2)
const paths: string[] = JSON.parse(await text(process.stdin))
const statuses: Record<number, number> = {}
const endsAt = performance.now() + Number(seconds) * 1000
let sent = 0

await Promise.all(
  Array.from({ length: Number(addresses) }, (_, index) => {
    const localAddress = `127.0.0.${index + 2}`
    const agent = new Agent({ keepAlive: true, localAddress })
    return Promise.all(Array.from({ length: Number(atOnce) }, () => askOn(agent)))
  }),
)
process.stdout.write(JSON.stringify(statuses))
process.exit(0)

async function askOn(agent: Agent): Promise<void> {
  while (performance.now() < endsAt) {
    const status = await ask(paths[sent++ % paths.length] ?? '/', agent)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 0 || status === 429 || status === 503) await delay(REFUSED_PAUSE_MS)
  }
}

function ask(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(origin + path, { agent, timeout: PATIENCE_MS }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(0))
  })
}
