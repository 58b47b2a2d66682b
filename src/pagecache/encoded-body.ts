import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a response. Read them with `bytesIn`. */
export type EncodedBody = PageBody | FileBody

/** A page is kept as brotli alone. The few callers who want another form get it made from that. */
export type PageBody = Named & {
  /** The number of bytes without compression. */
  plainLength: number
  /** `gzip` is packed for the first caller who asks for it. */
  bytes: { readonly br: Buffer; gzip?: Buffer; identity?: undefined }
}

/** A file of a build has all three. */
export type FileBody = Named & { bytes: Readonly<Record<Encoding, Buffer>> }

type Named = {
  /** Weak, because it names the content and not one encoding of it. */
  etag: string
}

/** How hard to compress: the quality of brotli. */
export type Effort = keyof typeof efforts

const efforts = {
  // 9 % fewer bytes than `full`, in 0.8 s of another thread instead of 4 ms: for one page.
  finest: 11,
  // From 8 on, brotli clears 33 MB of tables for each page: four times as long for 0.7 % fewer bytes.
  full: 7,
  // For pages that are rarely requested again.
  quick: 5,
  // For tests and the like, where size does not matter.
  least: 1,
}

const GZIP_LEVEL = 6
/** Gzip's length relative to brotli's; at most 1.15 on the demo. */
const GZIP_SHARE = 1.25

/** 256 KB, more than most pages. With larger windows brotli clears larger tables and takes twice as long. */
const BROTLI_WINDOW_BITS = 18

/** Brotli's search for matches depends a little on this, and the best value differs from page to page: 30 of 16,000 bytes. */
const POSTFIXES = [0, 1, 2, 3]

const brotli = promisify(brotliCompress)

export async function encodeBody(text: string, effort: Effort = 'full'): Promise<PageBody> {
  const plain = Buffer.from(text)
  const postfixes = effort === 'finest' ? POSTFIXES : POSTFIXES.slice(0, 1)
  const tries: Buffer[] = []
  // One after the other: Node has four threads for this, and other work needs them too.
  for (const postfix of postfixes) tries.push(await compress(plain, efforts[effort], postfix))
  const br = tries.reduce((least, one) => (one.length < least.length ? one : least))
  return { etag: toEtag(plain), plainLength: plain.length, bytes: { br: share(br) } }
}

function compress(plain: Buffer, quality: number, postfix: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    },
  })
}

/**
 * Shared memory, so the front's thread can serve the same bytes without a copy; see
 * docs/decisions/0045-cached-pages-have-a-thread-of-their-own.md.
 */
export function share(bytes: Uint8Array): Buffer<SharedArrayBuffer> {
  const shared = Buffer.from(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}

export function toEtag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The bytes in one encoding. Takes some milliseconds for a long page that nobody has asked for as gzip before. */
export function bytesIn(body: EncodedBody, encoding: Encoding): Buffer {
  if (isFile(body)) return body.bytes[encoding]
  const { bytes } = body
  if (encoding === 'br') return bytes.br
  if (encoding === 'identity') return unpack(body)
  bytes.gzip ??= gzipSync(unpack(body), { level: GZIP_LEVEL })
  return bytes.gzip
}

/** The number of bytes in one encoding. Those of a page without compression need no unpacking. */
export function lengthIn(body: EncodedBody, encoding: Encoding): number {
  if (encoding === 'identity' && !isFile(body)) return body.plainLength
  return bytesIn(body, encoding).length
}

/** Whether the bytes are the same without this encoding, as those of fonts and pictures are. */
export function isPlainIn(body: EncodedBody, encoding: Encoding): boolean {
  return encoding === 'identity' || (isFile(body) && body.bytes[encoding] === body.bytes.identity)
}

function isFile(body: EncodedBody): body is FileBody {
  return body.bytes.identity !== undefined
}

/** With one chunk for all bytes it takes half as long as with many. */
function unpack({ bytes, plainLength }: PageBody): Buffer {
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, plainLength + 1)
  return brotliDecompressSync(bytes.br, { chunkSize })
}

export function textOf(body: EncodedBody): string {
  return bytesIn(body, 'identity').toString()
}

/** The memory of a body. For a page it includes the gzip form, which each of the two threads may hold. */
export function sizeOf(body: EncodedBody): number {
  const { br, gzip, identity } = body.bytes
  if (isFile(body)) return br.length + (gzip?.length ?? 0) + (identity?.length ?? 0)
  return Math.ceil(br.length * (1 + 2 * GZIP_SHARE))
}
