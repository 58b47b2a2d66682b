import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a response. Read them with `bytesIn`. */
export type EncodedBody = {
  /** Weak, because it names the content and not one encoding of it. */
  etag: string
  /** Pages have no plain bytes: they would be three quarters of the cache, and hardly any caller wants them. */
  bytes: Readonly<{ br: Buffer; gzip: Buffer; identity?: Buffer }>
}

/** A file of a build has all three. */
export type FileBody = EncodedBody & { bytes: Readonly<Record<Encoding, Buffer>> }

/** How hard to compress. */
export type Effort = keyof typeof efforts

const efforts = {
  // From 8 on, brotli clears 33 MB of tables for each page: four times as long for 0.7 % fewer bytes.
  full: { brotli: 7, gzip: 6 },
  // For pages that are rarely requested again.
  quick: { brotli: 5, gzip: 6 },
  // For tests and the like, where size does not matter.
  least: { brotli: 1, gzip: 1 },
}

/** 256 KB, more than most pages. With larger windows brotli clears larger tables and takes twice as long. */
const BROTLI_WINDOW_BITS = 18

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export async function encodeBody(text: string, effort: Effort = 'full'): Promise<EncodedBody> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    deflate(identity, { level: efforts[effort].gzip }),
  ])
  return { etag: toEtag(identity), bytes: { br: share(br), gzip: share(zipped) } }
}

/** Shared memory, so the front's thread can serve the same bytes without a copy; see decision 0045. */
function share(bytes: Buffer): Buffer {
  const shared = Buffer.from(new SharedArrayBuffer(bytes.length))
  bytes.copy(shared)
  return shared
}

export function toEtag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The bytes in one encoding. Takes a millisecond for the plain bytes of a long page. */
export function bytesIn({ bytes }: EncodedBody, encoding: Encoding): Buffer {
  return bytes[encoding] ?? unpack(bytes.gzip)
}

/** The number of bytes in one encoding, which needs no unpacking. */
export function lengthIn({ bytes }: EncodedBody, encoding: Encoding): number {
  return bytes[encoding]?.length ?? plainLength(bytes.gzip)
}

/** With one chunk for all bytes it takes half as long as with many. */
function unpack(zipped: Buffer): Buffer {
  return gunzipSync(zipped, { chunkSize: Math.max(constants.Z_MIN_CHUNK, plainLength(zipped) + 1) })
}

/** Gzip's last four bytes are the length of what it holds. */
function plainLength(zipped: Buffer): number {
  return zipped.readUInt32LE(zipped.length - 4)
}

export function textOf(body: EncodedBody): string {
  return bytesIn(body, 'identity').toString()
}

export function sizeOf({ bytes }: EncodedBody): number {
  return bytes.br.length + bytes.gzip.length + (bytes.identity?.length ?? 0)
}
