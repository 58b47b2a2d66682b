import * as v from 'valibot'
import { isDeep, readBody } from '#lib/node/read-body.ts'
import { parseJson } from '#lib/parse-json.ts'
import { invalid, writeRefusal } from './write-refusal.ts'

/** Larger than any document that people write. */
const MOST_BYTES = 1_000_000

/** The body as JSON of a given form. Throws what to answer if it is something else. */
export async function readWriteBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readBody(request, MOST_BYTES)
  if (!body) throw writeRefusal(413, `The body has more than ${MOST_BYTES} bytes`)
  if (isDeep(body)) throw invalid(['The body is nested too deeply'])
  const value = parseJson(body.toString())
  if (value === undefined) throw invalid(['The body is not JSON'])
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw invalid(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`))
}
