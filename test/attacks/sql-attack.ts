import { attackerAddress } from './attack-site.ts'
import type { SqlInput } from './sql-inputs.ts'

export type SqlCase = { input: string; ask: SqlInput; payload: string }

type Ask = (path: string, init: RequestInit) => Promise<Response>

/** Shorter than the delay of sleeping payloads. */
const SLOW_MS = 4000
const HARMLESS = 'kopi'
const PATIENCE = 3
const AT_ONCE = 8

/** Sends each case. Returns those that failed or were slow each time. */
export async function sendSql(cases: readonly SqlCase[], ask: Ask) {
  const wrong: string[] = []
  const left = [...cases]
  let slowest = 0

  async function send({ ask: toRequest, payload }: SqlCase) {
    const { path, init = {} } = toRequest(payload)
    const headers = { ...init.headers, 'x-forwarded-for': attackerAddress() }
    const started = performance.now()
    const answer = await ask(path, { ...init, headers })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - started }
  }

  async function work(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      let sent = await send(next)
      const name = `${next.input}: ${JSON.stringify(next.payload)}`
      if (sent.status >= 500) wrong.push(`${name}: ${sent.status}`)
      // A request that is slow each time waits for the database; one that is slow once waited for the machine.
      for (let again = 1; sent.ms > SLOW_MS && again < PATIENCE; again++) sent = await send(next)
      // On a busy machine a harmless request to the same input is as slow.
      const usual = sent.ms > SLOW_MS ? (await send({ ...next, payload: HARMLESS })).ms : 0
      if (sent.ms - usual > SLOW_MS) wrong.push(`${name}: ${sent.ms} ms`)
      slowest = Math.max(slowest, sent.ms)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { wrong, slowest }
}

/** Sends each payload to `each` inputs, and equally many payloads to each input. */
export function rotate(
  inputs: ReadonlyMap<string, SqlInput>,
  payloads: readonly string[],
  each: number,
): SqlCase[] {
  const list = [...inputs]
  return payloads.flatMap((payload, index) =>
    Array.from({ length: each }, (_, turn) => {
      const [input = '', ask] = list[(index * each + turn) % list.length] ?? []
      return { input, ask: ask as SqlInput, payload }
    }),
  )
}
