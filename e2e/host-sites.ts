// A process with the sites of a worker's journeys, one after the other: `site-host.ts` starts it.
import { type JourneySite, openJourneySite, readBuilds } from './journey-site.ts'
import type { FromHost, ToHost } from './site-host.ts'

const reading = readBuilds()
const sites = new Map<string, JourneySite>()

process.on('message', (message: ToHost) => {
  answer(message).then(send, (error) => send({ origin: message.origin, failure: `${error.stack}` }))
})
// The worker has ended.
process.once('disconnect', () => process.exit())

async function answer({ kind, origin, env }: ToHost): Promise<FromHost> {
  if (kind === 'close') {
    await sites.get(origin)?.close()
    sites.delete(origin)
    return { origin, notice: '' }
  }
  if (kind === 'let-time-pass') {
    sites.get(origin)?.letTimePass()
    return { origin, notice: '' }
  }
  const opened = await openJourneySite({ ...process.env, ...env }, await reading)
  sites.set(origin, opened)
  return { origin, notice: await opened.listen() }
}

function send(message: FromHost): void {
  process.send?.(message)
}
