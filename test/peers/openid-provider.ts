import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

export const CLIENT = { id: 'lobang', secret: 'a secret that only tests know' }

/** Who is known there: the part before the @ is the account. */
export type Person = { email: string; email_verified: boolean; name: string }

export type OpenidProvider = Awaited<ReturnType<typeof startOpenidProvider>>

/** A real OpenID provider; its page asks for an e-mail address and believes it. */
export async function startOpenidProvider(siteOrigin: string, port = 0) {
  const people = new Map<string, Person>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(issuer, siteOrigin, people)
  server.on('request', (request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else if (request.url?.startsWith('/login/')) void login(provider, request, response)
    else provider.callback()(request, response)
  })
  return {
    issuer,
    people,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createProvider(issuer: string, siteOrigin: string, people: Map<string, Person>) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${siteOrigin}/api/auth/callback/oidc`],
      },
    ],
    // Said once, so that the provider does not go on about its defaults.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
    /** Nobody is asked whether they mind. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function login(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<form method="post"><label>Account <input name="account"></label> <button>Go on</button> <button name="cancel" value="yes">Cancel</button></form>',
    )
    return
  }
  const form = new URLSearchParams(await text(request))
  const result = form.has('cancel')
    ? { error: 'access_denied' }
    : { login: { accountId: form.get('account') ?? '' } }
  await provider.interactionFinished(request, response, result)
}
