// Attacks from 50 addresses of this machine, in a separate process: `node attackers.ts ORIGIN SECONDS [KIND …]`.
// Prints how many requests of each kind were sent, and how they were answered.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random } from '../seeded-random.ts'
import { type Attack, attacks } from './attacks.ts'
import { lookAround } from './look-around.ts'
import { malformedRequests } from './malformed-requests.ts'
import { sendBytes } from './send-bytes.ts'

const ADDRESSES = 50
/** Each address sends 10 requests per second. */
const EVERY_MS = 100
/** The number of an attacker's connections is limited. */
const MOST_OPEN = 20
const SLOW_SOCKETS = 4
const PATIENCE_MS = 30_000

const [origin = '', seconds = '', ...wanted] = process.argv.slice(2)
const port = Number(new URL(origin).port)
const targets = await lookAround(origin)
const kinds = [...Object.keys(attacks), 'malformed', 'slow']
const chosen = wanted.length > 0 ? kinds.filter((kind) => wanted.includes(kind)) : kinds
const requestKinds = chosen.filter((kind) => kind !== 'slow')
/** Answers of each kind by status; 0: no answer. */
const tally: Record<string, Record<number, number>> = {}
const endsAt = performance.now() + Number(seconds) * 1000

await Promise.all(
  Array.from({ length: ADDRESSES }, (_, index) => attackFrom(`127.0.0.${index + 2}`, index)),
)
process.stdout.write(JSON.stringify(tally))
process.exit(0)

async function attackFrom(address: string, seed: number): Promise<void> {
  const random = createRandom(seed)
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN, localAddress: address })
  const slow = chosen.includes('slow') ? keepSlowSockets(address) : null
  let open = 0
  let due = performance.now()
  while (requestKinds.length > 0 && performance.now() < endsAt) {
    // Each at its own times: timers of one length that are late together stay together, and make one wave of all attackers.
    due = Math.max(due, performance.now()) + random.between(0, 2 * EVERY_MS)
    await delay(Math.max(1, due - performance.now()))
    if (open < MOST_OPEN) {
      open++
      void sendOne(random, { address, agent }).finally(() => open--)
    }
  }
  agent.destroy()
  await slow
}

async function sendOne(random: Random, from: { address: string; agent: Agent }): Promise<void> {
  const kind = random.pick(requestKinds)
  const make = attacks[kind]
  if (make) return count(kind, await send(make(random, targets), from.agent))
  const [nonsense] = malformedRequests(1, random, random.between(0, 1000))
  const options = { port, from: from.address, patienceMs: PATIENCE_MS }
  const { statuses } = await sendBytes(nonsense?.bytes ?? Buffer.alloc(0), options)
  count(kind, statuses[0] ?? 0)
}

function count(kind: string, status: number): void {
  const of = tally[kind] ?? {}
  of[status] = (of[status] ?? 0) + 1
  tally[kind] = of
}

function send({ method = 'GET', path, headers = {}, body = '' }: Attack, agent: Agent) {
  return new Promise<number>((resolve) => {
    const lengths = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { method, agent, headers: { ...headers, ...lengths }, timeout: PATIENCE_MS }
    const asked = request(origin + path, options, (message) => {
      message.resume()
      message.once('close', () => resolve(message.statusCode ?? 0))
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(0))
    asked.end(body)
  })
}

/** Sockets that send one byte of a header per second, reopened when the site closes them. */
async function keepSlowSockets(address: string): Promise<void> {
  const sockets = new Set<Socket>()
  while (performance.now() < endsAt) {
    while (sockets.size < SLOW_SOCKETS) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: address })
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
      socket.write('GET / HTTP/1.1\r\nhost: site.test\r\nx-slow: ')
      count('slow', 0)
    }
    for (const socket of sockets) socket.write('a')
    await delay(1000)
  }
  for (const socket of sockets) socket.destroy()
}
