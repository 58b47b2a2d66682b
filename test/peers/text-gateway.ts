import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type TextMessage = { to: string; from: string; text: string; authorization: string | undefined }

export type TextGateway = Awaited<ReturnType<typeof startTextGateway>>

/** A gateway of text messages, with the interface that a site uses. */
export async function startTextGateway(atPort = 0) {
  const texts: TextMessage[] = []
  const arrivals = new EventEmitter()
  const state = { isAway: false }
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as Omit<TextMessage, 'authorization'>
    if (!state.isAway) texts.push({ ...message, authorization: request.headers.authorization })
    response.writeHead(state.isAway ? 503 : 202).end()
    arrivals.emit('text')
  })
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/messages`,
    texts,
    state,
    /** The first code to a number, when it comes. */
    async nextCodeTo(phone: string): Promise<string> {
      for (;;) {
        const text = texts.find(({ to }) => to === phone)?.text
        if (text) return /\d{6}/.exec(text)?.[0] ?? ''
        await once(arrivals, 'text')
      }
    },
    lastCodeTo: (phone: string) =>
      /\d{6}/.exec(texts.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '',
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
