import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { onCore, SITE_CORE } from './cores.ts'
import { startRestedSite } from './rested-site.ts'

export type ComparedSite = AsyncDisposable & {
  /** A page of the site, and the same bytes from a bare server. */
  url: string
  bareUrl: string
}

const ATTEMPTS = 150

/** The built site of a checkout, idle, and a bare server beside it. Measure one at a time. */
export async function startComparedSite(
  page: string,
  dataDir: string,
  checkout?: string,
): Promise<ComparedSite> {
  const prefix = onCore(SITE_CORE)
  const site = await startRestedSite({ dataDir, prefix, checkout })
  const port = String(await freePort())
  const bareServer = join(import.meta.dirname, '../bare-server.ts')
  const [command = '', ...args] = [...prefix, 'node', bareServer, site.url + page, port]
  const bare = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const end = () => bare.kill('SIGKILL')
  process.once('exit', end)
  const bareUrl = `http://127.0.0.1:${port}${page}`
  await answers(bareUrl)
  return {
    url: site.url + page,
    bareUrl,
    async [Symbol.asyncDispose]() {
      end()
      process.off('exit', end)
      await site[Symbol.asyncDispose]()
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await delay(200)
  }
  throw new Error(`${url} did not answer`)
}
