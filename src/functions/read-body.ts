import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { isDeep, readBody } from '#lib/node/read-body.ts'
import type { Work } from '#lib/node/work.ts'
import { parseJson } from '#lib/parse-json.ts'
import { CallableError } from './callable-error.ts'

/** The JSON of the body; `null` when there is none or when it is broken. */
export async function readJsonBody(
  request: Request,
  mostBytes: number,
  turns: LoopTurns,
): Promise<unknown> {
  const body = await readBody(request, mostBytes)
  if (body === null) throw new CallableError('too-large', 'The data is too large.')
  if (isDeep(body)) {
    throw new CallableError('invalid-argument', 'The data is nested too deeply.')
  }
  return turns.run(parse(body))
}

/** What the caller does with it waits for another turn if this takes long. */
function* parse(body: Buffer): Work<unknown> {
  const value = parseJson(body.toString()) ?? null
  yield
  return value
}
