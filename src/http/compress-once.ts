import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#pagecache/encoded-body.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
// Fast rather than small, as these bytes are sent only once.
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4

/** Compresses a response that is not cached, such as an error page. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  }
  return encoding === 'gzip' ? deflate(text, { level: GZIP_LEVEL }) : Buffer.from(text)
}
