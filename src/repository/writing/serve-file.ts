import { type FileHead, findFile, readFilePiece } from '#db/asset-files.ts'
import type { Database } from '#db/database.ts'
import { createWorkQueue } from '#lib/work-queue.ts'

/** `/files/{hash of the bytes}/{any name, for people}` */
const ADDRESS = /^\/files\/([0-9a-f]{32})\/[a-z0-9][a-z0-9._-]{0,99}$/

/** A caller who reads slowly holds one in memory. */
const PIECE_BYTES = 256 * 1024
/** So that downloads, however many, leave the database to others. */
const READS = { atOnce: 2, mostOfLine: 500, most: 500 }

/**
 * Answers GET and HEAD for uploads that are no pictures. Browsers save them and never show them here, because they may hold
 * scripts.
 */
export function createServeFile(db: Database) {
  const reads = createWorkQueue(READS)

  return async function serveFile(request: Request): Promise<Response> {
    const id = ADDRESS.exec(new URL(request.url).pathname)?.[1]
    const file = id === undefined ? null : await findFile(db, id)
    if (!file) {
      const headers = { 'cache-control': 'no-store' }
      return Response.json({ error: 'There is no such file' }, { status: 404, headers })
    }
    const headers = new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${file.id}"`,
      // Other sites get the URL from the content API.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers.get('if-none-match')?.includes(file.id)) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-type', file.type)
    headers.set('content-length', String(file.size))
    headers.set('content-disposition', 'attachment')
    headers.set('content-security-policy', "default-src 'none'; sandbox")
    return new Response(request.method === 'HEAD' ? null : piecesOf(file), { headers })
  }

  /** Reads one piece after the other, as fast as the caller takes them. */
  function piecesOf({ id, size }: FileHead): ReadableStream<Uint8Array> {
    let sent = 0
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const piece = await reads.run(() =>
        readFilePiece(db, id, { from: sent, length: PIECE_BYTES }),
      )
      if (typeof piece === 'string') throw new Error('Too many files are read at once')
      sent += piece.length
      if (piece.length > 0) controller.enqueue(piece)
      if (piece.length === 0 || sent >= size) controller.close()
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
}
