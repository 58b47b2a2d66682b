import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIPv6, type LookupFunction, type Socket } from 'node:net'
import type { Resolve } from './create-resolver.ts'
import { findRefusal, type TargetRule } from './find-refusal.ts'
import { outgoingError } from './outgoing-error.ts'

export type SendOptions = {
  rule: TargetRule
  resolve: Resolve
  agents: { http: http.Agent; https: https.Agent }
  /** Time-out for connecting, including the name look-up and TLS. */
  connectMs: number
  /** Time-out from then until the response's headers. */
  headersMs: number
  /** For tests, which have no certificate: replaces every connection. */
  connect?: (url: URL) => Socket
}

type Outgoing = {
  url: URL
  method: string
  headers: Record<string, string>
  body: Uint8Array | null
  /** Aborts everything, including the response's body. */
  signal: AbortSignal
}

/**
 * Sends one request without following redirects. The check runs in the connection's own name look-up, so the
 * address that was checked is the one that is connected to.
 */
export function sendOnce(outgoing: Outgoing, options: SendOptions): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = outgoing
  const { connect } = options
  const refusal = findRefusal(url, null, options.rule)
  if (refusal !== null) return Promise.reject(outgoingError('REFUSED', refusal))
  const isTls = url.protocol === 'https:'

  return new Promise((resolve, reject) => {
    let isConnected = false
    const request = (isTls ? https : http).request(url, {
      method,
      headers,
      agent: isTls ? options.agents.https : options.agents.http,
      lookup: pinnedLookup(url, options),
      ...(connect ? { agent: undefined, createConnection: () => connect(url) } : {}),
    })
    const late = () => request.destroy(outgoingError('LATE', 'no answer in time'))
    let timer = setTimeout(
      () => request.destroy(outgoingError('UNCONNECTED', 'no connection in time')),
      options.connectMs,
    )
    const stop = () => {
      clearTimeout(timer)
      request.destroy(signal.reason)
    }
    const connected = () => {
      isConnected = true
      clearTimeout(timer)
      timer = setTimeout(late, options.headersMs)
    }
    signal.addEventListener('abort', stop, { once: true })
    request.on('socket', (socket) => {
      if (!socket.connecting && !('secureConnecting' in socket && socket.secureConnecting)) {
        connected()
      } else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected)
    })
    request.once('response', (message) => {
      clearTimeout(timer)
      message.once('close', () => signal.removeEventListener('abort', stop))
      resolve(message)
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      reject(toFailure(error, { isConnected, signal }))
    })
    if (signal.aborted) stop()
    else request.end(body ?? undefined)
  })
}

function pinnedLookup(url: URL, { rule, resolve }: SendOptions): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const refusal = findRefusal(url, addresses, rule)
        const [first] = addresses
        if (refusal !== null || !first) {
          return callback(outgoingError('REFUSED', `${hostname}: ${refusal}`), '', 0)
        }
        const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
        return lookupOptions.all
          ? callback(null, all)
          : callback(null, first, isIPv6(first) ? 6 : 4)
      },
      (error) => callback(error, '', 0),
    )
  }
}

type Situation = { isConnected: boolean; signal: AbortSignal }

function toFailure(error: NodeJS.ErrnoException, { isConnected, signal }: Situation): Error {
  if (signal.aborted && error === signal.reason) return error
  // One of our own errors.
  if (error.name === 'TypeError' && error.cause) return error
  const code = isConnected ? 'BROKEN' : 'UNCONNECTED'
  return outgoingError(code, error.code ?? error.message, error)
}
