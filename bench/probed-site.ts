// The site in a process of its own, which says how long its event loop was held: see `start-probed-site.ts`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { readClientBuild } from '#http/client-build.ts'
import { createSite } from '../src/site.ts'
import { CORPUS_NOW } from './content-corpus.ts'

/** Between two looks the loop turns at least once, unless something holds it. */
const LOOK_MS = 2

const root = join(import.meta.dirname, '..')
const site = await createSite({
  config: readConfig(process.env),
  log: pino({ level: 'error' }),
  now: () => CORPUS_NOW,
  build: await readClientBuild(join(root, 'dist/client')),
  render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  seedFolder: join(root, 'seed'),
})
const port = await site.server.listen(0, '127.0.0.1')
await site.search.renew()

let longest = { clock: 0, own: 0 }
let last = look()
setInterval(() => {
  const now = look()
  const hold = { clock: now.clock - last.clock, own: now.own - last.own }
  if (hold.own > longest.own) longest = hold
  last = now
}, LOOK_MS)

/** `own` is the time in which this thread ran: the machine may have other work. */
function look() {
  const { user, system } = process.threadCpuUsage()
  return { clock: performance.now(), own: (user + system) / 1000 }
}

process.on('message', (message) => {
  if (message === 'hold') {
    process.send?.({ ...longest, rss: process.memoryUsage.rss() })
    longest = { clock: 0, own: 0 }
  }
  if (message === 'close') void site.close().then(() => process.exit(0))
})
process.send?.({ port })
