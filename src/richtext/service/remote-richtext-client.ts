import type { Database } from '#db/database.ts'
import { type CopyKey, findCopy, removeCopy, saveCopy } from '#db/richtext-copies.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { AppError } from '#lib/node/app-error.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { createSharedCalls } from '#lib/node/shared-calls.ts'
import { createBreaker } from '#outgoing/create-breaker.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import { readPage } from '../read-block.ts'
import type { RichtextClient, TableRow } from '../richtext-client.ts'
import { type AskOptions, askWorker } from './ask-worker.ts'
import { toPageId } from './page-id.ts'

export type RemoteRichtextOptions = {
  endpoint: string
  db: Database
  now: () => Date
  /** Returns the same page with its pictures in our own store. */
  copyPictures: (blocks: BlockMap) => Promise<BlockMap>
  /** Called when something failed but a page can still be shown. */
  onTrouble: (what: string, error: unknown) => void
  /** Private hosts that the endpoint may use, see `find-refusal.ts`. */
  privateHosts?: readonly string[]
  ask?: Omit<AskOptions, 'fetch'> & { timeout?: number }
}

/** How a response is checked, which may throw, and then completed. */
type Reading<Value> = {
  check: (body: unknown) => Value
  finish: (value: Value) => Promise<Value>
}

const TIMEOUT_MS = 5000
/** A page takes a few hundred KB. Parsing more would block the event loop. */
const MAX_BYTES = 4 * 1024 * 1024
/** After this many time-outs, pages without a copy no longer wait for the worker. */
const SILENCE = { failures: 5, restMs: 15_000 }
/** For this long after a failure, copies are served at once. */
const REST_MS = 30_000

/** Pages of a remote block-map worker: `{endpoint}/page/{id}`. The last good response is kept. */
export function createRemoteRichtextClient(options: RemoteRichtextOptions): RichtextClient {
  const { endpoint, db, now, copyPictures, onTrouble } = options
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`
  const askSafely = createAskSafely(new URL(base), options)
  const share = createSharedCalls<unknown>()
  // Per page: a visitor can make one page fail, which says nothing about the others.
  const restsUntil = new Map<string, number>()

  async function ask<Value>(key: CopyKey, { check, finish }: Reading<Value>) {
    const copy = await findCopy(db, key).catch((error) => {
      onTrouble('copies of rich text cannot be read', error)
      return null
    })
    const name = `${key.kind}/${key.id}`
    const until = restsUntil.get(name) ?? 0
    const isResting = isStillAhead({ until, now: now().getTime(), most: REST_MS })
    if (copy !== null && isResting) return { value: JSON.parse(copy) as Value }
    const url = new URL(`${key.kind}/${key.id}`, base)
    try {
      const answer = await askSafely(url, check)
      restsUntil.delete(name)
      if (typeof answer === 'string') {
        if (copy !== null) await removeCopy(db, key)
        return answer
      }
      const value = await finish(answer.value)
      const body = JSON.stringify(value)
      if (body !== copy) await keep({ ...key, body })
      return { value }
    } catch (error) {
      if (copy === null) {
        throw new AppError('unavailable', `richtext: ${url.href} could not be read`, {
          cause: error,
        })
      }
      // Only for pages that we have a copy of, because the number of made-up ids has no bound.
      restsUntil.set(name, now().getTime() + REST_MS)
      onTrouble('a copy of rich text was served', error)
      return { value: JSON.parse(copy) as Value }
    }
  }

  async function keep(copy: CopyKey & { body: string }): Promise<void> {
    await saveCopy(db, { ...copy, taken_at: now().toISOString() }).catch((error) =>
      onTrouble('a copy of rich text could not be kept', error),
    )
  }

  /** Simultaneous calls for the same page share one request. */
  const askShared = <Value>(key: CopyKey, reading: Reading<Value>) =>
    share(`${key.kind}/${key.id}`, () => ask(key, reading)) as ReturnType<typeof ask<Value>>

  return {
    async findPage(id) {
      const pageId = toPageId(id)
      if (pageId === null) return null
      const check = (body: unknown) => toBlockMap(body, pageId)
      const found = await askShared({ kind: 'page', id: pageId }, { check, finish: copyPictures })
      return typeof found === 'string' ? null : found.value
    },
    async findTable(id) {
      const pageId = toPageId(id)
      if (pageId === null) return null
      const reading = { check: toRows, finish: async (rows: TableRow[]) => rows }
      const found = await askShared({ kind: 'table', id: pageId }, reading)
      if (found === 'missing') return 'no-table'
      return found === 'gone' ? null : found.value
    },
  }
}

/** Asks the worker, unless it is down. */
function createAskSafely(
  configured: URL,
  { ask, privateHosts = [] }: Pick<RemoteRichtextOptions, 'ask' | 'privateHosts'>,
) {
  const fetch = createOutgoingFetch({
    configured,
    privateHosts,
    totalMs: ask?.timeout ?? TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  const breaker = createBreaker({
    ...SILENCE,
    now: () => performance.now(),
    // A wrong request says nothing about the worker; only silence means that it is down.
    isOutage: (error) => ['LATE', 'UNCONNECTED'].includes(outgoingCode(error) ?? ''),
  })

  return <Value>(url: URL, check: (body: unknown) => Value) =>
    breaker.run(() => askWorker(url, check, { ...ask, fetch }))
}

/** Throws unless the response begins with the page of that id: it must not replace a good copy. */
function toBlockMap(body: unknown, pageId: string): BlockMap {
  const page = readPage(body as BlockMap)
  if (page?.id.replaceAll('-', '') !== pageId) throw new Error('the answer is not that page')
  return body as BlockMap
}

function toRows(body: unknown): TableRow[] {
  if (!Array.isArray(body)) throw new Error('the answer is not a table')
  return body
}
