import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Asked = {
  method?: string
  /** The raw path, sent without parsing. */
  target: string
  headers?: Record<string, string | string[]>
  body?: string
}

export type SocketAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request to a listening site over a socket, without normalising it. */
export function askSocket(port: number, asked: Asked): Promise<SocketAnswer> {
  const { method = 'GET', target, headers = {}, body = '' } = asked
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { host: '127.0.0.1', port, method, path: target, agent: false }
    const sent = request({ ...options, headers: { ...length, ...headers } }, async (message) => {
      const bytes = Buffer.concat(await message.toArray())
      resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** The body as a browser reads it. */
export function textOf({ headers, body }: SocketAnswer): string {
  const encoding = headers['content-encoding']
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
