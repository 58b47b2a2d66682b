// The built site without warming, so that background work does not disturb the measurement.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readProcessConfig } from '../src/config.ts'
import { readClientBuild } from '../src/http/client-build.ts'
import { createSite } from '../src/site.ts'

const root = join(import.meta.dirname, '..')
const config = readProcessConfig()
const site = await createSite({
  config,
  log: pino({ level: 'error' }),
  now: () => new Date(),
  build: await readClientBuild(join(root, 'dist/client')),
  render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  seedFolder: join(root, 'seed'),
})
await site.server.listen(config.port, config.host)
