import { type Context, Hono } from 'hono'
import type { BlockEntry, BlockMap } from '#lib/block-map.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import * as paths from '#lib/paths.ts'
import { asRecord, readBlock } from '../read-block.ts'
import type { RichtextClient } from '../richtext-client.ts'
import { toDashedId, toPageId } from './page-id.ts'

const FRESH = 'public, max-age=3600'
const NEVER_STORE = 'no-store'

type RichtextServiceOptions = {
  /** Seconds that a caller has to wait, or `null` if it may continue. */
  retryAfter?: (c: Context) => number | null
  /** Writes long pages between other requests. */
  turns?: LoopTurns
}

/** Serves the rich-text pages like a block-map worker. Mount it at `/richtext`. */
export function createRichtextService(
  richtext: RichtextClient,
  { retryAfter = () => null, turns = createLoopTurns() }: RichtextServiceOptions = {},
): Hono {
  const app = new Hono().basePath(paths.richtextApi)

  app.use(async (c, next) => {
    await next()
    c.header('access-control-allow-origin', '*')
    c.header('access-control-allow-methods', 'GET, OPTIONS')
    c.header('cross-origin-resource-policy', 'cross-origin')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (c.res.status !== 200 || asksAnew(c)) c.header('cache-control', NEVER_STORE)
    else c.header('cache-control', FRESH)
  })

  app.use(async (c, next) => {
    const seconds = retryAfter(c)
    if (seconds === null) return next()
    c.header('retry-after', String(Math.max(1, Math.ceil(seconds))))
    return c.json({ error: 'Too many requests' }, 429)
  })

  app.get('/page/:id', async (c) => {
    const blocks = await richtext.findPage(c.req.param('id'))
    if (!blocks) return noSuchPage(c)
    c.header('content-type', 'application/json')
    return c.body(await turns.run(writePage(blocks)))
  })
  app.get('/table/:id', async (c) => {
    const id = c.req.param('id')
    const rows = await richtext.findTable(id)
    if (rows === null) return noSuchPage(c)
    if (rows !== 'no-table') {
      c.header('content-type', 'application/json')
      return c.body(await turns.run(writeList(rows)))
    }
    // Workers answer with this status and a text that holds JSON, and callers expect it.
    const error = `No table found on Notion page: ${toDashedId(toPageId(id) ?? id)}`
    return c.json(JSON.stringify({ error }), 401)
  })
  app.onError((error, c) => {
    if (!isAppError(error) || error.code !== 'unavailable') throw error
    return c.json({ error: 'The page cannot be read at the moment' }, 503)
  })
  app.options('*', (c) => {
    c.header('access-control-allow-headers', '*')
    return c.body(null, 204)
  })
  app.all('*', (c) =>
    c.json({ error: 'Route not found!', routes: ['/page/:pageId', '/table/:pageId'] }, 404),
  )
  return app
}

function* writePage(blocks: BlockMap): Work<string> {
  return yield* writeRecord(yield* closeOverContent(blocks))
}

function noSuchPage(c: Context) {
  return c.json({ error: 'There is no such page' }, 404)
}

function asksAnew(c: Context): boolean {
  return /\bno-(cache|store)\b/i.test(c.req.header('cache-control') ?? '')
}

/**
 * The page first, then everything below it, in reading order, including passages shown by reference. Other pages
 * are only named, and a missing block is marked as hidden.
 */
function* closeOverContent(blocks: BlockMap): Work<BlockMap> {
  const [root] = Object.keys(blocks)
  const closed = new Map<string, BlockEntry>()
  const waiting = root === undefined ? [] : [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closed.has(id)) continue
    yield
    closed.set(id, (Object.hasOwn(blocks, id) && blocks[id]) || { role: 'none' })
    const block = readBlock(blocks, id)
    if (!block || (block.type === 'page' && id !== root)) continue
    const { id: reference } = asRecord(block.format.transclusion_reference_pointer)
    if (typeof reference === 'string') waiting.push(reference)
    for (const child of block.content.toReversed()) waiting.push(child)
  }
  return Object.fromEntries(closed)
}

/** The list as JSON, an item at a time. */
function* writeList(items: readonly unknown[]): Work<string> {
  const texts: string[] = []
  for (const item of items) {
    const text = JSON.stringify(item) ?? 'null'
    texts.push(text)
    yield text.length
  }
  return `[${texts.join()}]`
}

/** The record as JSON, an entry at a time. */
function* writeRecord(record: Readonly<Record<string, unknown>>): Work<string> {
  const texts: string[] = []
  for (const [name, value] of Object.entries(record)) {
    const text = JSON.stringify(value)
    if (text === undefined) continue
    texts.push(`${JSON.stringify(name)}:${text}`)
    yield text.length
  }
  return `{${texts.join()}}`
}
