import * as v from 'valibot'
import { isRecord } from '#lib/is-record.ts'
import { AppError } from '#lib/node/app-error.ts'
import { parseJson } from '#lib/parse-json.ts'
import { UnreadableAnswer } from './ask-politely.ts'

// A proxy, an error page with status 200 or half an answer must never pass for content.

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

const repository = v.object({
  refs: v.array(
    v.object({
      id: text,
      ref: text,
      label: text,
      isMasterRef: v.optional(v.boolean()),
      scheduledAt: v.optional(v.nullable(v.union([v.number(), v.string()]))),
    }),
  ),
  languages: v.optional(v.array(v.object({ id: text, is_master: v.optional(v.boolean()) })), []),
})

export type Metadata = v.InferOutput<typeof repository>
export type RefOf = Metadata['refs'][number]

const page = v.object({
  page: v.number(),
  results_per_page: v.number(),
  total_results_size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  results: v.array(
    v.looseObject({ id: text, type: text, data: v.custom<Record<string, unknown>>(isRecord) }),
  ),
})

export type Page = v.InferOutput<typeof page>

export async function readMetadata(response: Response): Promise<Metadata> {
  refuseUnlessOk(response)
  return parse(repository, await response.text(), 'no repository')
}

/** `gone`: the ref has expired. `large`: ask for fewer documents. */
export async function readPage(response: Response): Promise<Page | 'gone' | 'large'> {
  if (response.status === 404 || response.status === 410) return 'gone'
  if (response.status === 400 || response.status === 413) return 'large'
  refuseUnlessOk(response)
  return parse(page, await response.text(), 'no list of documents')
}

export async function readModels(response: Response): Promise<unknown[]> {
  refuseUnlessOk(response)
  return parse(v.array(v.unknown()), await response.text(), 'no list of models')
}

/** Throws what no retry can change. */
function refuseUnlessOk({ status }: Response): void {
  if (status === 200) return
  if (status === 401 || status === 403) {
    throw new AppError(
      'forbidden',
      `The token is missing or wrong, or may not read this (${status})`,
    )
  }
  throw new AppError('not-found', `There is no content API at that address (status ${status})`)
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parseJson(body))
  if (parsed.success) return parsed.output
  const where = v.getDotPath(parsed.issues[0]) ?? 'as a whole'
  throw new UnreadableAnswer(`the answer is ${what} (${where})`)
}
