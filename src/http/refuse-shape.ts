import type { IncomingMessage } from 'node:http'
import type { ServerLimits } from './server-limits.ts'

/** A status and its text. */
export type ShapeRefusal = { status: number; text: string }

/**
 * Refuses requests that proxies and servers read differently, or that nobody sends in good faith. Node's
 * parser has refused the worst by then: both lengths, folded headers, line feeds alone.
 */
export function findShapeRefusal(
  request: IncomingMessage,
  limits: Pick<ServerLimits, 'targetBytes' | 'headerFields'>,
): ShapeRefusal | null {
  const { method = '', url = '', rawHeaders, headers, httpVersionMajor, httpVersionMinor } = request
  if (httpVersionMajor !== 1) return { status: 505, text: 'HTTP version not supported' }
  // They only help attackers, and `Request` does not allow them.
  if (method === 'TRACE' || method === 'TRACK') return { status: 405, text: 'Method not allowed' }
  if (url.length > limits.targetBytes) return { status: 414, text: 'The address is too long' }
  if (rawHeaders.length / 2 > limits.headerFields) {
    return { status: 431, text: 'There are too many header fields' }
  }
  // No browser sends a name and a password before the host.
  if (/^[a-z]+:\/\/[^/]*@/i.test(url)) return { status: 400, text: 'Bad request' }
  if (countOf('host', rawHeaders) > 1) return { status: 400, text: 'Bad request' }
  const coding = headers['transfer-encoding']
  if (coding === undefined) return null
  if (httpVersionMinor === 0) return { status: 400, text: 'Bad request' }
  if (coding.toLowerCase() !== 'chunked') return { status: 501, text: 'Not implemented' }
  return null
}

function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === name) count++
  }
  return count
}
