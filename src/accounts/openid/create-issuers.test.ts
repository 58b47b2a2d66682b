import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createIssuers } from './create-issuers.ts'
import type { Provider } from './providers.ts'

/** An issuer whose description is at `/here`, where the usual address redirects to. */
async function startMovedIssuer() {
  const server = createServer((request, response) => {
    if (request.url !== '/here') return response.writeHead(302, { location: '/here' }).end()
    const endpoints = { authorization_endpoint: url, token_endpoint: url, jwks_uri: url }
    response.end(JSON.stringify({ issuer: url, ...endpoints }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('an issuer that redirects to its description is not offered', async () => {
  await using moved = await startMovedIssuer()
  const client = { clientId: 'lobang', clientSecret: 'secret' }
  const provider: Provider = { id: 'oidc', name: 'Test ID', ...client, issuer: moved.url, fetch }
  const issuers = createIssuers([provider], pino({ level: 'silent' }))

  expect(await issuers.find(provider)).toBe(null)
  expect(issuers.offered()).toEqual([])
})
