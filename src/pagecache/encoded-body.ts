import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Finished bytes in every encoding we answer with. */
export type EncodedBody = {
  /** Weak, because it names the content and not one encoding of it. */
  etag: string
  bytes: Readonly<Record<Encoding, Buffer>>
}

// 9 is the last step before brotli's cost explodes (10 and 11 take ten times as long for 3 %).
const BROTLI_QUALITY = 9
/** For pages that few will ask for again: a third of the time for a tenth more bytes. */
const QUICK_BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export async function encodeBody(text: string, { quick = false } = {}): Promise<EncodedBody> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? QUICK_BROTLI_QUALITY : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    deflate(identity),
  ])
  return { etag: toEtag(identity), bytes: { identity, br, gzip: zipped } }
}

export function toEtag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

export function sizeOf({ bytes }: EncodedBody): number {
  return bytes.identity.length + bytes.br.length + bytes.gzip.length
}
