import { isDeep, readBody } from '#lib/node/read-body.ts'
import type { Work } from '#lib/node/work.ts'
import { parseJson } from '#lib/parse-json.ts'
import { CallableError } from './callable-error.ts'

/** The body of a call; `null` for another request. */
export async function readCall(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (request.method !== 'POST' || type !== 'application/json') return null
  const body = await readBody(request, mostBytes)
  if (body === null) throw new CallableError('too-large', 'The data is too large.')
  if (isDeep(body)) {
    throw new CallableError('invalid-argument', 'The data is nested too deeply.')
  }
  return body
}

/** A call has JSON with the key `data` and no other. Pauses after parsing, so that checking a long body waits for another turn. */
export function* parseCall(body: Buffer | null): Work<unknown> {
  const value = body && parseJson(body.toString())
  yield
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.length !== 1 || keys[0] !== 'data') {
    throw new CallableError('invalid-argument', 'Bad Request')
  }
  return (value as { data: unknown }).data
}
