// Makes six bundles: the browser's, its service worker's, the two scripts in documents, the server's renderer, and the desk.
// ensure-built.mjs calls it with the build's id.
import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { bundleBoot } from './bundle-boot.ts'
import { siteEnvironment } from './site-environment.mjs'
import { splitStyles } from './styles-by-page.ts'

// A build is for production, also where Vitest asks for it.
process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
const id = process.argv[2] ?? 'local'
// Built beside the old build and then swapped, so that a failed build leaves the old one intact.
const fresh = join(root, 'dist.new')

await rm(fresh, { recursive: true, force: true })
await build({ root, logLevel: 'warn', build: { outDir: join(fresh, 'client') } })
await build({
  root,
  configFile: join(root, 'vite.desk.config.ts'),
  logLevel: 'warn',
  build: { outDir: join(fresh, 'desk') },
})
await build({
  root,
  logLevel: 'warn',
  build: { outDir: join(fresh, 'server'), ssr: 'src/render/render.tsx' },
})
const client = join(fresh, 'client')
await splitStyles(client)
// At the root, because a service worker reaches no further than its own folder.
await writeFile(join(client, 'sw.js'), await buildWorker(root, client, id))
// Not served: documents inline it.
await writeFile(join(client, '.vite/boot.json'), JSON.stringify(await bundleBoot(root)))
await Promise.all([compressAssets(client), compressAssets(join(fresh, 'desk'))])
await writeFile(join(client, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }))
await rm(join(root, 'dist'), { recursive: true, force: true })
await rename(fresh, join(root, 'dist'))
await compileSite()

/** After the swap, because Node knows what it has compiled by its path. */
async function compileSite(): Promise<void> {
  const env = { ...process.env, ...siteEnvironment }
  await promisify(execFile)('node', ['scripts/compile-ahead.ts'], { cwd: root, env })
}

/** Assets never change under their name, so they are compressed once, with the highest effort. */
async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
