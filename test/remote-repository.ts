import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { findPicture } from '#db/assets.ts'
import { releaseRows } from '#db/content-releases.ts'
import { createContentService } from '#repository/content-service.ts'
import { createPreviewStore } from '#repository/preview-store.ts'
import { openStore } from './content-fixture.ts'
import { freePort } from './free-port.ts'

type RemoteOptions = {
  /** What `openDatabase` takes. */
  database?: string
  /** Answers itself, or returns `false`. Called before every request. */
  before?: (url: URL, response: ServerResponse, headers: IncomingMessage['headers']) => boolean
}

/** The access token that shows releases. */
export const REMOTE_TOKEN = 'remote-token'

/** A repository that speaks the content API over HTTP, and gives out original pictures as Prismic does. */
export async function startRemoteRepository({ database, before }: RemoteOptions = {}) {
  const opened = await openStore(database)
  const { db, store, options } = opened
  const origin = `http://127.0.0.1:${await freePort()}`
  const service = createContentService({
    store,
    baseUrl: origin,
    releases: () => releaseRows(db),
    previews: createPreviewStore(db, { store, createToken: options.createRef, now: options.now }),
    access: { visibility: 'public', tokens: [REMOTE_TOKEN] },
  })
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    asked.push(url.pathname + url.search)
    if (before?.(url, response, request.headers)) return
    const [, id] = /^\/images\/(\w+)\//.exec(url.pathname) ?? []
    const picture = id === undefined ? null : await findPicture(db, id)
    if (picture) {
      response.setHeader('content-type', picture.type)
      response.end(picture.bytes)
      return
    }
    const answer = await service.app.request(url, { headers: request.headers as HeadersInit })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  }).listen(Number(new URL(origin).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    ...opened,
    origin,
    endpoint: `${origin}/api/v2`,
    /** Paths with queries, in order. */
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await db.destroy()
    },
  }
}
