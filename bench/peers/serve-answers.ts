import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type StaticAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

/** A server on a free port that only looks its answers up. */
export async function serveAnswers(
  find: (url: string, accept: string) => Promise<StaticAnswer>,
): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await find(request.url ?? '/', request.headers.accept ?? '')
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As a host of static files compresses them ahead. */
export function toCompressed(text: string | Uint8Array, type: string): StaticAnswer {
  const headers = {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return { status: 200, headers, body: brotliCompressSync(text) }
}
