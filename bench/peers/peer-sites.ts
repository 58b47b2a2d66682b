import { cpSync, existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { ensureBuiltSite, quiet } from '../built-site.ts'
import { type MeasuredSite, startServer } from './measured-site.ts'
import { type StaticAnswer, serveAnswers, toCompressed } from './serve-answers.ts'
import { writeSmallSite } from './small-site.ts'

const sources = join(import.meta.dirname, 'sites')

type Peer = {
  /** Where its sources expect the deals, the styles and public files, within its folder. */
  data: string
  styles: string
  /** Its server, as its makers advise; `null` for static files, in `dist`. */
  serve: ((port: number) => { command: string; args: string[] }) | null
}

const peers: Record<string, Peer> = {
  astro: { data: 'src/deals.json', styles: 'src/site.css', serve: null },
  next: {
    data: 'app/deals.json',
    styles: 'app/site.css',
    serve: (port) => ({ command: 'node_modules/.bin/next', args: ['start', '-p', String(port)] }),
  },
  nuxt: {
    data: 'server/deals.json',
    styles: 'app/site.css',
    serve: () => ({ command: process.execPath, args: ['.output/server/index.mjs'] }),
  },
}

export const PEER_NAMES = Object.keys(peers)

/** Installs and builds a peer's site unless that was done, and starts it. `origin`: our own site, for its pictures. */
export async function startPeer(name: string, origin: string): Promise<MeasuredSite> {
  const peer = findPeer(name)
  const folder = await ensurePeer(name, peer, origin)
  const port = await freePort()
  const server = peer.serve
    ? await startServer({ ...peer.serve(port), folder, env: quiet, port })
    : await serveAnswers(createFileFinder(join(folder, 'dist')))
  const deals: { uid: string }[] = JSON.parse(readFileSync(join(folder, peer.data), 'utf8'))
  const deal = `/deals/${deals[0]?.uid}`
  return { ...server, name, pages: { home: '/', list: '/deals', deal } }
}

/** Installs and builds the peers that are not. `origin`: our own site, for its deals and pictures. */
export async function preparePeers(names: readonly string[], origin: string): Promise<void> {
  for (const name of names) await ensurePeer(name, findPeer(name), origin)
}

function findPeer(name: string): Peer {
  const peer = peers[name]
  if (!peer) throw new Error(`There is no peer "${name}", only: ${PEER_NAMES.join(', ')}`)
  return peer
}

function ensurePeer(name: string, peer: Peer, origin: string): Promise<string> {
  const shared = join(sources, 'shared')
  return ensureBuiltSite({
    name: `peers/${name}`,
    sources: [join(sources, name)],
    alsoFrom: [shared],
    async complete(folder) {
      cpSync(join(shared, 'site.css'), join(folder, peer.styles))
      await writeSmallSite(origin, {
        data: join(folder, peer.data),
        pictures: join(folder, 'public/pictures'),
      })
    },
  })
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.avif': 'image/avif',
}

/** Like a static host: it compresses each file once. */
function createFileFinder(folder: string) {
  const found = new Map<string, StaticAnswer>()
  return async (url: string): Promise<StaticAnswer> => {
    const answer = found.get(url) ?? findFile(folder, url)
    found.set(url, answer)
    return answer
  }
}

/** Folders have an index, hashed files are immutable, text is compressed. */
function findFile(folder: string, url: string): StaticAnswer {
  const [path = '/'] = url.split('?')
  const file = join(folder, extname(path) ? path : join(path, 'index.html'))
  if (!existsSync(file)) return { status: 404, headers: {}, body: Buffer.from('Not found') }
  const type = types[extname(file)] ?? 'application/octet-stream'
  const answer = toCompressed(readFileSync(file), type)
  if (path.startsWith('/_astro/')) {
    answer.headers['cache-control'] = 'public, max-age=31536000, immutable'
  }
  if (!type.startsWith('image/')) return answer
  const { 'content-encoding': _, ...headers } = answer.headers
  return { status: 200, headers, body: readFileSync(file) }
}
