import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { bringPictures, keepPictures } from '../load/kept-pictures.ts'

export const KINDS = ['home', 'list', 'deal'] as const
export type Kind = (typeof KINDS)[number]

export function isKind(name: string): name is Kind {
  return KINDS.some((kind) => kind === name)
}

/** A site that runs in a process of its own, and the pages of it that are compared. */
export type MeasuredSite = AsyncDisposable & {
  name: string
  origin: string
  pages: Record<Kind, string>
}

/** The deal of the comparison. Lists are ordered by end, so it may be far down; the bench scrolls to it. */
const DEAL = '/deals/food/kaya-toast-set-two-for-one'
const READY_MS = 60_000

/** The built site of a checkout. It makes no page before somebody asks, so nothing disturbs the measurement. */
export async function startOurs(
  name: string,
  checkout = join(import.meta.dirname, '../..'),
): Promise<MeasuredSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-peers-'))
  bringPictures(dataDir)
  const port = await freePort()
  const server = await startServer({
    command: process.execPath,
    args: ['bench/cold-site.ts'],
    folder: checkout,
    env: { DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${port}` },
    port,
  })
  return {
    name,
    origin: server.origin,
    pages: { home: '/', list: '/deals/food', deal: DEAL },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      keepPictures(dataDir)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type ServerOptions = {
  command: string
  args: string[]
  folder: string
  env: Record<string, string>
  port: number
}

/** Starts a server as a process that ends with this one, and waits until it answers. */
export async function startServer({ command, args, folder, env, port }: ServerOptions) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + READY_MS
  while (!(await isThere(origin))) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error(`${command} ${args.join(' ')} does not answer`)
    await delay(200)
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      process.off('exit', end)
      end()
    },
  }
}

async function isThere(origin: string): Promise<boolean> {
  const response = await fetch(origin).catch(() => null)
  return response?.ok ?? false
}
