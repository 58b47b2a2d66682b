import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { outgoingError } from './outgoing-error.ts'

export const ACCEPT_ENCODING = 'br, gzip, deflate'

const decoders: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
}

/** Reads and unpacks the whole body. Throws as soon as it exceeds `maxBytes`, packed or unpacked. */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const declared = Number(message.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw tooLarge(maxBytes)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of unpacked(message)) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  // Node ends the stream without an error when the connection breaks in the middle of a body.
  if (!message.complete) throw outgoingError('BROKEN', 'the answer ends in the middle')
  return Buffer.concat(chunks)
}

function unpacked(message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'identity') return message
  const create = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  if (!create) throw outgoingError('BROKEN', `an unknown encoding, "${encoding.slice(0, 40)}"`)
  // Errors of both streams reach the end of the pipeline.
  return pipeline(message, create(), () => {}) as unknown as Readable
}

function tooLarge(maxBytes: number): TypeError {
  return outgoingError('TOO_LARGE', `more than ${maxBytes} bytes`)
}
