// npm run export -- DIR: the whole site as files, for any CDN.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readProcessConfig } from '../src/config.ts'
import { readClientBuild } from '../src/http/client-build.ts'
import { createSite } from '../src/site.ts'
import { exportSite } from './export-site.ts'

const root = join(import.meta.dirname, '..')
/** Sharp on phones and good on desktops. */
const PICTURE_WIDTH = 1200
const [target] = process.argv.slice(2)

if (!target) {
  console.error('Name a folder: npm run export -- DIR')
  process.exit(2)
}
const build = await readClientBuild(join(root, 'dist/client'))
const site = await createSite({
  config: readProcessConfig(),
  log: pino({ level: 'warn' }),
  now: () => new Date(),
  build,
  render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  seedFolder: join(root, 'seed'),
})
try {
  const folder = resolve(target)
  const count = await exportSite({
    site,
    build,
    folder,
    pictureWidth: PICTURE_WIDTH,
    withCards: true,
    onProgress: showProgress,
  })
  console.log(`\n${count} pages are in ${folder}`)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await site.close()
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} pages`)
  else if (done % 100 === 0) console.log(`${done} of ${total} pages`)
}
