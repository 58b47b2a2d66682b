import { type FileHead, findFile, getFileBytes } from '#db/asset-files.ts'
import type { Database } from '#db/database.ts'
import { createAnswerCache } from '#lib/node/answer-cache.ts'
import { matchesEtag } from '#lib/node/matches-etag.ts'
import { createWorkQueue, type QueuePlace } from '#lib/node/work-queue.ts'
import * as paths from '#lib/paths.ts'
import { type ByteRange, findByteRange } from './byte-range.ts'
import { toDisposition } from './to-disposition.ts'

/** `/files/{hash of the bytes}/{any name, for people}` */
const ADDRESS = new RegExp(`^${paths.files}([0-9a-f]{32})/[a-z0-9][a-z0-9._-]{0,99}$`)

/** A caller who reads slowly holds one in memory. */
const PIECE_BYTES = 1024 * 1024
/** Room for three of the longest files: downloads that push each other out would read the whole file for each piece. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024
/** Limits reads, so that downloads leave the database to other work, and one caller to other callers. */
const READS = { atOnce: 2, mostOfLine: 50, most: 500 }
const NO_FILE = 'There is no such file'
const RETRY = { 'retry-after': '2' }

/**
 * Answers GET and HEAD for uploads other than pictures. Browsers save them and never show them here, because they may hold
 * scripts.
 */
export function createServeFile(db: Database) {
  const reads = createWorkQueue(READS)
  const kept = createAnswerCache<Uint8Array>(MOST_KEPT_BYTES, ({ length }) => length)

  /** The reads wait in the queue of `caller`; `null` is the site itself. */
  return async function serveFile(request: Request, caller: string | null): Promise<Response> {
    const place = { line: caller ?? '', signal: request.signal }
    const id = ADDRESS.exec(new URL(request.url).pathname)?.[1]
    if (id === undefined) return refuse(404, NO_FILE)
    const found = reads.run(() => findFile(db, id), place)
    if (found === 'line-is-full') return refuse(429, 'Too many files at once', RETRY)
    if (found === 'all-is-full') return refuse(503, 'Too many files are being read', RETRY)
    const file = await found
    if (!file) return refuse(404, NO_FILE)
    const headers = cachingHeaders(file)
    if (matchesEtag(request.headers.get('if-none-match') ?? '', etagOf(file))) {
      return new Response(null, { status: 304, headers })
    }
    const range = findRange(request, file)
    if (range === 'outside') {
      return refuse(416, 'The range is outside the file', {
        'content-range': `bytes */${file.size}`,
      })
    }
    addFileHeaders(headers, file, range)
    const init = { status: range ? 206 : 200, headers }
    if (request.method === 'HEAD' || file.size === 0) return new Response(null, init)
    return new Response(await piecesOf(file, range ?? { from: 0, to: file.size }, place), init)
  }

  /** Reads one piece after the other, as fast as the caller takes them, but the first one at once: it may fail. */
  async function piecesOf({ id }: FileHead, { from, to }: ByteRange, place: QueuePlace) {
    let sent = from
    const readNext = () =>
      reads.runAdmitted(async () => {
        const bytes = await kept.getOrAdd(id, () => getFileBytes(db, id))
        // A copy, because a view would take the whole file with it. `slice` of a Buffer, as PostgreSQL gives it, is a view.
        const piece = new Uint8Array(bytes.subarray(sent, Math.min(sent + PIECE_BYTES, to)))
        sent += piece.length
        return piece
      }, place)
    let next: Uint8Array | null = await readNext()
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(next ?? (await readNext()))
      next = null
      if (sent >= to) controller.close()
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
}

function refuse(status: number, error: string, more: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...more } })
}

const etagOf = ({ id }: FileHead) => `"${id}"`

function cachingHeaders(file: FileHead): Headers {
  return new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: etagOf(file),
    // Other sites get the URL from the content API.
    'cross-origin-resource-policy': 'cross-origin',
  })
}

function findRange({ method, headers }: Request, file: FileHead): ReturnType<typeof findByteRange> {
  const ifRange = headers.get('if-range') ?? etagOf(file)
  const isWanted = method === 'GET' && ifRange === etagOf(file)
  return isWanted ? findByteRange(headers.get('range'), file.size) : null
}

function addFileHeaders(headers: Headers, file: FileHead, range: ByteRange | null): void {
  const { type, size, filename } = file
  headers.set('content-type', type)
  headers.set('content-length', String(range ? range.to - range.from : size))
  headers.set('content-disposition', toDisposition(filename))
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  headers.set('accept-ranges', 'bytes')
  if (range) headers.set('content-range', `bytes ${range.from}-${range.to - 1}/${size}`)
}
