import { lookup as resolveName } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type DownloadOptions = {
  maxBytes: number
  timeout: number
  /** Node's own unless given; the tests have no certificate. */
  request?: typeof https.request
}

const MAX_REDIRECTS = 3

/**
 * The bytes behind an address that somebody else wrote. It may not lead into our own network: only
 * https, only public addresses (looked at when the connection is made, so that a name cannot change
 * its mind in between), and the same for each redirect.
 */
export async function downloadPicture(url: URL, options: DownloadOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeout)
  let at = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await open(at, signal, options.request ?? https.request)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      at = new URL(headers.location, at)
      continue
    }
    return await readPicture(response, options.maxBytes)
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`)
}

function open(url: URL, signal: AbortSignal, request: typeof https.request) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || url.username) throw new Error('not an https address')
  if (isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not a public address`)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml' }
    request(url, { signal, headers, lookup: publicLookup, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

/** Resolves a name, and fails unless all of its addresses are public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const bad = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (bad || !first) {
      return callback(new Error(`${hostname} is not at a public address`), '', 0)
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

async function readPicture(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const { statusCode, headers } = response
  const type = headers['content-type'] ?? ''
  try {
    if (statusCode !== 200) throw new Error(`status ${statusCode}`)
    if (!type.startsWith('image/')) throw new Error(`"${type}" is no picture`)
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of response) {
      length += chunk.length
      if (length > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    response.destroy()
  }
}
