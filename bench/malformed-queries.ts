// How long the content API takes to refuse 10,000 malformed searches: none may take 50 ms.

import { createContentService } from '../src/repository/content-service.ts'
import { contentCorpus } from '../test/content-corpus.ts'
import { malformedQueries } from '../test/malformed-queries.ts'
import { openStore } from './open-store.ts'

const DOCUMENTS = 10_000
const QUERIES = 10_000
const LIMIT_MS = 50

const { store, close } = await openStore(':memory:')
await store.publish({ documents: contentCorpus(DOCUMENTS) })
const { app, endpoint } = createContentService({ store, baseUrl: 'http://site.test' })

const queries = malformedQueries(QUERIES)
// The first query builds the indexes, even if it is malformed.
for (const { search } of queries.slice(0, 500)) await ask(search)

const answers: { fault: string; status: number; ms: number }[] = []
for (const { fault, search } of queries) answers.push({ fault, ...(await ask(search)) })

const slowest = answers.toSorted((a, b) => b.ms - a.ms)
const refused = answers.filter(({ status }) => status >= 400 && status < 500)
console.log(`Malformed queries, ${DOCUMENTS.toLocaleString('en')} documents`)
console.log(`  refused          ${refused.length} of ${QUERIES}`)
console.log(`  median           ${slowest[QUERIES / 2]?.ms.toFixed(2)} ms`)
console.log(`  99.9 %           ${slowest[QUERIES / 1000]?.ms.toFixed(2)} ms`)
console.log(
  `  slowest          ${slowest[0]?.ms.toFixed(2)} ms: ${slowest[0]?.fault} (target: below ${LIMIT_MS} ms)`,
)
await close()
process.exitCode = refused.length === QUERIES && (slowest[0]?.ms ?? LIMIT_MS) < LIMIT_MS ? 0 : 1

async function ask(search: string): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const answer = await app.request(`${endpoint}/documents/search?${search}`)
  await answer.text()
  return { status: answer.status, ms: performance.now() - started }
}
