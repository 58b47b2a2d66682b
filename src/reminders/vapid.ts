import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** Services accept at most one day. */
const VALID_S = 12 * 60 * 60

/** A key pair in its stored form. */
export function createVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

/** Identifies us to push services: RFC 8292. `contact` is a `mailto:` address. */
export function createVapid(kept: string, contact: string) {
  const jwk: JsonWebKey = JSON.parse(kept)
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'))
  const publicKey = Buffer.concat([Buffer.of(4), ...point]).toString('base64url')

  return {
    /** Browsers accept notifications only from this key. */
    publicKey,
    /** The `Authorization` header for a service. */
    authorize(origin: string, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + VALID_S
      const claims = { aud: origin, exp: expires, sub: contact }
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(toPart).join('.')
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

function toPart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
