// The site with hot reload: each request renders its page with the current sources.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { readProcessConfig } from '../src/config.ts'
import type { ClientBuild } from '../src/http/client-build.ts'
import type { DeskBuild } from '../src/http/desk-build.ts'
import { createSite } from '../src/site.ts'
import { bundleBoot } from './bundle-boot.ts'

type Render = typeof import('../src/render/render.tsx')

const root = join(import.meta.dirname, '..')
const config = readProcessConfig()
const server = createServer()
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})

const build: ClientBuild = {
  id: 'development',
  timestamp: Date.now(),
  assets: {
    styles: { pages: {}, all: { first: '', rest: '' }, path: null },
    boot: await bundleBoot(root),
    scripts: { entry: '/src/browser/entry.tsx', shared: [], pages: {} },
  },
  files: new Map(),
}
const deskBuild: DeskBuild = {
  id: 'development',
  entry: '/src/desk/entry.tsx',
  first: { styles: [], scripts: [] },
  modules: new Map(),
  files: new Map(),
}

/** Loads the newest sources each time; Vite knows which modules have changed. */
const render: Render = {
  createRenderer(options) {
    const renderer = first.createRenderer(options)
    return {
      ...renderer,
      resolve(url) {
        const page = renderer.resolve(url)
        if ('redirect' in page) return page
        return {
          ...page,
          async render(sources) {
            const newest = (await vite.ssrLoadModule('/src/render/render.tsx')) as Render
            const found = newest.createRenderer(options).resolve(url)
            if ('redirect' in found) throw new Error(`${page.address} leads elsewhere now`)
            return found.render(sources)
          },
        }
      },
    }
  },
}
const first = (await vite.ssrLoadModule('/src/render/render.tsx')) as Render

const site = await createSite({
  // Without a cache, so that each request sees the current sources and content.
  config: { ...config, pageCacheBytes: 0 },
  log: pino({ level: 'warn' }),
  now: () => new Date(),
  build,
  deskBuild,
  render,
  seedFolder: join(root, 'seed'),
})

const answer = getRequestListener(async (request) => {
  const response = await site.app.fetch(request)
  // Vite adds inline scripts, which the real site's policy would block.
  response.headers.delete('content-security-policy')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text())
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(html, { status: response.status, headers })
})

server.on('request', (request, response) => {
  // Responses of Vite are not compressed.
  delete request.headers['accept-encoding']
  vite.middlewares(request, response, () => void answer(request, response))
})
server.listen(config.port, () => {
  console.log(`${config.site.productName} (development) is at http://localhost:${config.port}`)
})
const notice = await site.desk.createStartNotice()
if (notice !== null) console.log(notice)

process.once('SIGINT', async () => {
  await vite.close()
  await site.close()
  process.exit(0)
})
