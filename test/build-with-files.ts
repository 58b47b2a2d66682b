import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ClientBuild, ClientFile } from '#http/client-build.ts'
import type { DeskBuild } from '#http/desk-build.ts'
import { toEtag } from '#pagecache/encoded-body.ts'
import { testBuild } from './test-site.ts'

type Extra = {
  /** By name below `/assets/`. */
  files?: Record<string, string>
}

/** A build with a script that pages load later, a font that all builds share, and an icon that may change. */
export function buildWithFiles(id: string, { files = {} }: Extra = {}): ClientBuild {
  const scripts = {
    [`lazy-${id}.js`]: `export const build = '${id}' // ${'x'.repeat(500)}`,
    ...files,
  }
  return {
    ...testBuild,
    id,
    timestamp: 1_794_787_813_033,
    files: new Map([
      ...Object.entries(scripts).map(([name, text]): [string, ClientFile] => [
        `/assets/${name}`,
        compressed(text),
      ]),
      ['/assets/sans-D21Lkw.woff2', { ...plain('a font'), type: 'font/woff2', immutable: true }],
      ['/favicon.svg', { ...plain(`<svg id="${id}"/>`), type: 'image/svg+xml', immutable: false }],
    ]),
  }
}

/** A build of the desk with a script that it loads later. */
export function deskBuildWithFiles(id: string): DeskBuild {
  const [entry, late] = [`/desk/assets/entry-${id}.js`, `/desk/assets/late-${id}.js`]
  const files = new Map([entry, late].map((path) => [path, compressed(`export {} // ${path}`)]))
  return { id, entry, first: { styles: [], scripts: [] }, modules: new Map(), files }
}

function compressed(text: string): ClientFile {
  const identity = Buffer.from(text)
  const bytes = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }
  const body = { etag: toEtag(identity), bytes }
  return { body, type: 'text/javascript; charset=utf-8', immutable: true }
}

function plain(text: string): Pick<ClientFile, 'body'> {
  const identity = Buffer.from(text)
  return { body: { etag: toEtag(identity), bytes: { identity, br: identity, gzip: identity } } }
}
