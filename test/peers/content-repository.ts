import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContentService } from '#repository/content-service.ts'
import type { TestStore } from '../publish-change.ts'

/** Ways in which a repository fails. Each is applied to every request. */
export const faults = {
  'answers 500': (_request, response) => response.writeHead(500).end('{}'),
  'breaks every connection': (request) => request.socket.destroy(),
  'never answers': () => {},
  'sends a byte now and then': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  },
  'sends without end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (response.write(Buffer.alloc(65_536, 32)));
    }
    response.on('drain', more)
    more()
  },
  'is a login page': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>'),
  'answers half of its JSON': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"refs":[{"ref":"ha'),
  'answers null': (_request, response) => response.writeHead(200).end('null'),
  'redirects to this machine': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'redirects to the metadata of the machine': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'redirects in circles': (request, response) =>
    response.writeHead(302, { location: request.url ?? '/' }).end(),
} satisfies Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>

export type Fault = keyof typeof faults

/** What a lying repository does to the JSON that it would have answered. */
type Lie = (answer: Record<string, unknown>, url: URL) => unknown

export type ContentRepository = AsyncDisposable & {
  endpoint: string
  store: TestStore
  fault: Fault | null
  lie: Lie | null
  requests: number
}

/** A Prismic repository on this machine, which can be broken on purpose. */
export async function startContentRepository(store: TestStore): Promise<ContentRepository> {
  const server = createServer(async (request, response) => {
    repository.requests += 1
    if (repository.fault) return faults[repository.fault](request, response)
    const url = new URL(request.url ?? '/', origin)
    const answer = await service.app.fetch(new Request(url))
    const text = await answer.text()
    const body = repository.lie ? repository.lie(JSON.parse(text), url) : text
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = createContentService({ store, baseUrl: origin })
  const repository: ContentRepository = {
    endpoint: `${origin}/api/v2`,
    store,
    fault: null,
    lie: null,
    requests: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
  return repository
}
