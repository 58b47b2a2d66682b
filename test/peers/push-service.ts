import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Instead of a status: it takes what it is given, and never answers. */
export const SILENCE = 0

type Received = { path: string; headers: Record<string, unknown>; body: Buffer }

/** A push service that answers as planned and stores the pushes. Paths are the browsers'. */
export async function startPushService() {
  const received: Received[] = []
  const answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: await buffer(request) })
    const status = answers.get(path) ?? 201
    if (status === SILENCE) return
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** The answers to browsers' paths instead of 201. */
    answers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A browser: subscribes at a service, and reads what it is pushed as RFC 8291 says. */
export function createPushBrowser(origin: string, path: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const p256dh = keys.getPublicKey()

  return {
    /** What `JSON.stringify(subscription)` gives. */
    token: JSON.stringify({
      endpoint: origin + path,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    }),
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body.readUInt8(20)
      const sender = body.subarray(21, keyEnd)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const key = hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32)
      const part = (name: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(key), salt, `Content-Encoding: ${name}\0`, length),
        )
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      decipher.setAuthTag(body.subarray(-16))
      const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
      if (text.at(-1) !== 2) throw new Error('the record does not end as the last one')
      return JSON.parse(text.subarray(0, -1).toString())
    },
  }
}

/** The claims of a `vapid` header, if the key in it has signed them. */
export function readVapid(header: unknown): { key: string; claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(header)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is not of that key')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
