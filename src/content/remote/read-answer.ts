import type { PrismicDocument } from '@prismicio/client'
import * as v from 'valibot'

// A proxy, an error page with status 200 or a half-written file must never pass for content.

const repository = v.object({
  refs: v.array(v.object({ ref: v.pipe(v.string(), v.minLength(1)), isMasterRef: v.boolean() })),
})

/** No page that we ask for has more. */
const MOST_RESULTS = 100
const isShort = (list: unknown) => !Array.isArray(list) || list.length <= MOST_RESULTS

const page = v.object({
  total_results_size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  // Counted first: an answer of 4 MB has room for a million.
  results: v.pipe(v.unknown(), v.check(isShort), v.array(v.unknown())),
})

const document = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  uid: v.nullish(v.string()),
  lang: v.string(),
  tags: v.array(v.string()),
  first_publication_date: v.nullable(v.string()),
  last_publication_date: v.nullable(v.string()),
  data: v.record(v.string(), v.unknown()),
})

/** Throws unless the response names exactly one master ref. */
export function toMasterRef(answer: unknown): string {
  const { refs } = parse(repository, answer, 'no repository')
  const masters = refs.filter(({ isMasterRef }) => isMasterRef)
  const [master] = masters
  if (!master || masters.length !== 1) throw new Error('content: the answer names no master ref')
  return master.ref
}

/** The documents of one page, and how many there are on all pages. */
export function toPage(answer: unknown): { documents: PrismicDocument[]; total: number } {
  const { results, total_results_size } = parse(page, answer, 'no list of documents')
  return { documents: results.map(toDocument), total: total_results_size }
}

/** Without its API URLs, which contain the ref and so differ after each publish. */
export function toDocument(answer: unknown): PrismicDocument {
  const { href: _href, url: _url, ...rest } = parse(document, answer, 'no document')
  return rest as unknown as PrismicDocument
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new Error(
    `content: the answer is ${what} (${v.getDotPath(parsed.issues[0]) ?? 'as a whole'})`,
  )
}
