import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const ACCOUNTS = 40
const LIFE_MS = 4000

export type KilledWrites = {
  acknowledged: number
  kills: number
  cutOff: number
  /** Acknowledged writes that are missing afterwards. */
  missing: number
  seconds: number
  /** From the first attempt to the acknowledgement, in ms. */
  times: number[]
}

/** Accounts save without a pause while the server is killed every few seconds. */
export async function killDuringWrites(database: string, writes: number): Promise<KilledWrites> {
  let server = await start(database)
  const end = () => server.process.kill('SIGKILL')
  process.once('exit', end)
  const acknowledged = new Map<string, Set<string>>()
  const result = { acknowledged: 0, kills: 0, cutOff: 0, missing: 0, seconds: 0 }
  const times: number[] = []

  async function write(account: string): Promise<void> {
    for (let index = 0; result.acknowledged < writes; index++) {
      const id = `brand-${index}`
      const startedAt = performance.now()
      // Retries with the same id until it is acknowledged, as a device does.
      while ((await follow(server.url, account, id).catch(() => null)) !== 200) {
        result.cutOff++
        await delay(20)
      }
      times.push(performance.now() - startedAt)
      result.acknowledged++
      acknowledged.set(account, (acknowledged.get(account) ?? new Set()).add(id))
    }
  }

  const startedAt = performance.now()
  let done = false
  const writing = Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => write(`account-${index}`)),
  ).then(() => {
    done = true
  })
  while (!done) {
    await Promise.race([writing, delay(LIFE_MS)])
    if (done) break
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    result.kills++
    server = await start(database)
  }
  await writing
  result.seconds = (performance.now() - startedAt) / 1000
  for (const [account, ids] of acknowledged) {
    const kept = new Set(await following(server.url, account))
    result.missing += [...ids].filter((id) => !kept.has(id)).length
  }
  end()
  process.off('exit', end)
  return { ...result, times }
}

async function start(database: string): Promise<{ process: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'functions-server.ts')
  const child = spawn(process.execPath, [script, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { process: child, url: `http://127.0.0.1:${String(port).trim()}/functions` }
}

async function follow(url: string, account: string, id: string): Promise<number> {
  const change = {
    replica: 'bench',
    requestId: id,
    epoch: null,
    seen: 0,
    favourites: { put: {}, removed: [] },
    following: { put: [id], removed: [] },
  }
  const response = await post(`${url}/syncVisitor`, account, change)
  await response.arrayBuffer()
  return response.status
}

async function following(url: string, account: string): Promise<string[]> {
  const response = await post(`${url}/readVisitor`, account, null)
  const { result } = (await response.json()) as { result: { followingArray: string[] } }
  return result.followingArray
}

function post(url: string, account: string, data: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account}` },
  })
}
