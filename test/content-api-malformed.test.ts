import { expect, test } from 'vitest'
import { threadTime } from '#lib/node/thread-time.ts'
import { clients, connect } from './content-clients.ts'
import { contentCorpus } from './content-corpus.ts'
import { startContentSite } from './content-site.ts'
import { trialsOf } from './machine.ts'
import { malformedQueries } from './malformed-queries.ts'
import { shared } from './shared.ts'

const SEARCHES = trialsOf(10_000)
const corpus = contentCorpus(90)

/** For tests that only read. */
const server = await shared(startContentSite({ documents: corpus }))

test(`${SEARCHES} malformed searches get as many clear refusals`, async () => {
  const wrong: unknown[] = []

  for (const { fault, search } of malformedQueries(SEARCHES)) {
    const answer = await server.site.request(`/api/v2/documents/search?${search}`)
    const body = await answer.json().catch(() => null)
    const isClear = typeof body?.message === 'string' && body.message.length > 5
    const isRefusal = [400, 401, 404, 410].includes(answer.status)
    const hasPlace = answer.status !== 400 || body?.pos?.line >= 1
    if (!isClear || !isRefusal || !hasPlace)
      wrong.push({ fault, search, status: answer.status, body })
  }

  expect(wrong).toEqual([])
})

test('no malformed search takes much more processor time than a valid one', async () => {
  await using server = await startContentSite({ documents: contentCorpus(2000) })
  const timeOf = async (search: string) => {
    // Of this thread, which answers them: on a busy machine the clock also counts what others do.
    const started = threadTime()
    await (await server.site.request(`/api/v2/documents/search?${search}`)).text()
    return threadTime() - started
  }
  const sensible = (pageSize: number) => {
    const q = '[[at(document.type, "thing")]]'
    return String(new URLSearchParams({ ref: 'first-ref', q, pageSize: String(pageSize) }))
  }
  const fastest = async (search: string) => {
    const times: number[] = []
    for (let run = 0; run < 3; run++) times.push(await timeOf(search))
    return Math.min(...times)
  }
  // Makes the indexes that all of them use.
  for (const { search } of malformedQueries(300)) await timeOf(search)

  // Each is another one: the answer to a repeated search comes from memory.
  const valid: number[] = []
  for (let pageSize = 80; pageSize < 100; pageSize++) valid.push(await timeOf(sensible(pageSize)))
  const usual = valid.toSorted((a, b) => a - b)[valid.length / 2] ?? 0
  let slowest = { search: '', ms: 0 }
  for (const { search } of malformedQueries(2000)) {
    const once = await timeOf(search)
    // Only what is slow more than once is slow.
    const ms = once > usual ? await fastest(search) : once
    if (ms > slowest.ms) slowest = { search, ms }
  }

  expect({ ...slowest, tooSlow: slowest.ms > 20 * usual }).toEqual({ ...slowest, tooSlow: false })
})

test.for(clients)('%s is told where a query is invalid', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)

  const error = await client.get({ filters: ['[at(my.thing.body, "x")]'] }).catch((it) => it)

  expect(error).toBeInstanceOf(prismic.ParsingError)
  expect(error.message).toBe(
    `[function at(..)] unexpected field 'my.thing.body' on line:1 col:6 in query '[[at(my.thing.body, "x")]]'`,
  )
  expect(error.response).toMatchObject({
    type: 'parsing-error',
    pos: { line: 1, column: 6, id: 0 },
  })
})

test('quotes in a value are refused from older clients, which do not escape them', async () => {
  const [[, newer], [, older]] = clients
  const say = (prismic: typeof newer) =>
    connect(prismic, server.endpoint).get({
      filters: [prismic.filter.at('my.thing.title', 'say "hi"')],
    })

  await expect(say(older)).rejects.toThrow(older.ParsingError)
  expect((await say(newer)).results).toEqual([])
})

test('a page far beyond the last and a very long text do no harm', async () => {
  const search = `${server.endpoint}/documents/search?ref=first-ref`

  const beyond = await fetch(`${search}&page=999999999&pageSize=100`)
  const long = await fetch(`${search}&q=${'x'.repeat(100_000)}`)

  expect(await beyond.json()).toMatchObject({ results: [], next_page: null })
  expect(long.status).toBeGreaterThanOrEqual(400)
  expect(long.status).toBeLessThan(500)
})
