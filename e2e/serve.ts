// The site of the browser journeys: the real one, on a data folder of its own that is thrown away
// after. Unlike `main.ts` it makes no page before somebody asks: on two cores that would slow all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { readClientBuild } from '#http/client-build.ts'
import { createSite } from '../src/site.ts'

const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'lobang-e2e-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir })
const site = await createSite({
  config,
  log: pino({ level: config.logLevel }),
  now: () => new Date(),
  build: await readClientBuild(join(root, 'dist/client')),
  render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  seedFolder: join(root, 'seed'),
})
await site.server.listen(config.port, config.host)

process.once('SIGTERM', async () => {
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})
