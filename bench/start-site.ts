import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { readClientBuild } from '#http/client-build.ts'
import { createSite } from '../src/site.ts'
import { freePort } from '../test/free-port.ts'

/** Starts the built site with the demo catalogue, on a free port and in a data folder that `close` removes. */
export async function startSite(env: Record<string, string> = {}) {
  const port = await freePort()
  const root = join(import.meta.dirname, '..')
  const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const site = await createSite({
    config: readConfig({ DATA_DIR: folder, SITE_URL: origin, ...env }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    build: await readClientBuild(join(root, 'dist/client')),
    render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
    seedFolder: join(root, 'seed'),
  })
  await site.server.listen(port, '127.0.0.1')
  return {
    ...site,
    origin,
    /** `DATA_DIR`. */
    folder,
    async close(): Promise<void> {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
