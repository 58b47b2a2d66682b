import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * The site behind a switch. A browser's own "offline" does not reach service workers in every version,
 * and a new build has to come while the browser looks on.
 */
export type SwitchableSite = {
  origin: string
  /** No connection gets an answer from now on. */
  cut(): void
  mend(): void
  /** Renames all scripts, and removes the old ones and the old build's id. */
  deploy(): void
  close(): Promise<void>
}

export async function startSwitchableSite(upstream: string): Promise<SwitchableSite> {
  let isCut = false
  let isNew = false
  const server = createServer(async (request, response) => {
    if (isCut) request.socket.destroy()
    else await pass(request, response, { upstream, isNew }).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
    },
    deploy() {
      isNew = true
    },
    close: () => closeServer(server),
  }
}

async function pass(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { upstream, isNew }: { upstream: string; isNew: boolean },
): Promise<void> {
  const path = isNew ? oldNames(url) : url
  if (path === null) {
    response.writeHead(404).end()
    return
  }
  const answer = await fetch(upstream + path, {
    method,
    headers: { accept: headers.accept ?? '*/*', cookie: headers.cookie ?? '' },
    redirect: 'manual',
  })
  const fields = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|etag)$/.test(name),
  )
  response.writeHead(answer.status, Object.fromEntries(fields))
  const isText = /javascript|html|json/.test(answer.headers.get('content-type') ?? '')
  if (isNew && isText) response.end(newNames(await answer.text()))
  else response.end(Buffer.from(await answer.arrayBuffer()))
}

const client = join(import.meta.dirname, '../dist/client')
const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
)
const buildId: string = JSON.parse(readFileSync(join(client, 'build.json'), 'utf8')).id
const scripts = Object.values(manifest)
  .map(({ file }) => file.replace('assets/', ''))
  .filter((name) => name.endsWith('.js'))

function newNames(text: string): string {
  const renamed = scripts.reduce(
    (result, name) => result.replaceAll(name, name.replace('.js', '-next.js')),
    text,
  )
  return renamed.replaceAll(buildId, `${buildId}-next`)
}

/** `null` for a script of the old build. */
function oldNames(url: string): string | null {
  if (!/^\/assets\/.*\.js/.test(url)) return url.replace(`${buildId}-next`, buildId)
  return url.includes('-next.js') ? url.replace('-next.js', '.js') : null
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
