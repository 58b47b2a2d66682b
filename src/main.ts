import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { readProcessConfig } from '#config.ts'
import { readClientBuild } from '#http/client-build.ts'
import { toLoggedError } from '#http/logged-error.ts'
import { isAppError } from '#lib/app-error.ts'
import { createLogDestination } from '#site/log-destination.ts'
import { startSite } from '#site/start-site.ts'
import { createSite, type Site } from './site.ts'

const root = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  // Whatever is written is for this user alone.
  process.umask(0o077)
  const config = readProcessConfig()
  const destination = createLogDestination()
  // Process id and host name are the collector's to add; in every line they only cost.
  const serializers = { err: toLoggedError }
  const log = pino({ level: config.logLevel, base: null, serializers }, destination.stream)
  const [build, render] = await Promise.all([
    readClientBuild(join(root, 'dist/client')),
    import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  ])
  const waiting = new AbortController()
  let running: Site | null = null
  let stopping = false
  const stop = async () => {
    // A second Ctrl-C does not wait.
    if (stopping) process.exit(1)
    stopping = true
    waiting.abort()
    await running?.close()
    await destination.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const { site, port } = await startSite({
    config,
    log,
    create: () =>
      createSite({
        config,
        log,
        writeLog: (lines) => destination.stream.write(lines),
        now: () => new Date(),
        build,
        render,
        seedFolder: join(root, 'seed'),
      }),
    onWait: (at, reason) =>
      process.stderr.write(
        `${config.site.productName} waits for content at http://localhost:${at}\n${reason}\n`,
      ),
    signal: waiting.signal,
  })
  running = site
  const listening = await site.server.listen(port, config.host)
  process.stderr.write(`${config.site.productName} is at http://localhost:${listening}\n`)
  void site.warmAll()
}

main().catch((error: Error) => {
  const isSetting = error.name === 'SettingError'
  const isRefusal = isSetting || isAppError(error)
  process.stderr.write(`The site cannot start: ${isRefusal ? error.message : ''}\n`)
  // biome-ignore lint/suspicious/noConsole: shows the causes too, and there may be no log yet.
  if (!isSetting) console.error(error)
  process.exit(1)
})
