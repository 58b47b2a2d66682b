import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>

/** What the issuer says the next time; whatever is left out is as it should be. */
export type Lie = {
  header?: Json
  /** `undefined` as a value leaves the claim out. */
  claims?: Json
  /** Whose signature the token carries; `public` misuses the public key as a shared secret. */
  signedBy?: 'issuer' | 'stranger' | 'nobody' | 'public'
  /** `null` answers without one; a text is sent as it is. */
  idToken?: string | null
  userinfo?: Json
}

// Made once: it takes as long as many tests.
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID issuer that gives any answer a test sets. It has no pages; tests return by themselves. */
export async function startHostileIssuer(clientId: string, description: Json = {}) {
  const state: { lie: Lie; nonce: string } = { lie: {}, nonce: '' }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', issuer).pathname
    asked.push(path)
    if (path === '/.well-known/openid-configuration') return send(response, describe())
    if (path === '/jwks') {
      const jwk = own.publicKey.export({ format: 'jwk' })
      return send(response, { keys: [{ ...jwk, kid: 'own', use: 'sig', alg: 'RS256' }] })
    }
    if (path === '/token') return send(response, tokens())
    if (path === '/userinfo') return send(response, { ...person, ...state.lie.userinfo })
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const person = { sub: 'owner', email: 'owner@mail.example', email_verified: true, name: 'Owner' }

  function describe(): Json {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...description,
    }
  }

  function tokens(): Json {
    const { lie } = state
    const bearer = { access_token: 'opaque', token_type: 'Bearer', expires_in: 600 }
    if (lie.idToken === null) return bearer
    return { ...bearer, id_token: lie.idToken ?? toToken(lie) }
  }

  function toToken({ header, claims, signedBy = 'issuer' }: Lie): string {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 600 }
    const said = { ...person, iss: issuer, aud: clientId, nonce: state.nonce, ...times, ...claims }
    const text = `${toPart({ alg: 'RS256', kid: 'own', typ: 'JWT', ...header })}.${toPart(said)}`
    if (signedBy === 'nobody') return `${text}.`
    if (signedBy === 'public') {
      const pem = own.publicKey.export({ format: 'pem', type: 'spki' })
      return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
    }
    const { privateKey } = signedBy === 'issuer' ? own : stranger
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }

  return {
    issuer,
    /** The paths that were requested. */
    asked,
    /** For the next visitor, who was sent here with this nonce. */
    say(lie: Lie, nonce: string): void {
      state.lie = lie
      state.nonce = nonce
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, body: Json): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
