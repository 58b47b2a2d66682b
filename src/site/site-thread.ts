// The thread of the site: content, pages, pictures, accounts, everything but HTTP. `main.ts` starts it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { readProcessConfig } from '#config.ts'
import type { FromSite, ToSite } from '#front/messages.ts'
import { readClientBuild } from '#http/client-build.ts'
import { readDeskBuild } from '#http/desk-build.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { createSite, type Site } from '#site.ts'
import { createAnswerFront } from './answer-front.ts'
import { collectGarbage } from './collect-garbage.ts'
import { createLog } from './create-log.ts'
import { startSite } from './start-site.ts'

const root = join(import.meta.dirname, '../..')

function post(message: FromSite, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}

async function start(): Promise<void> {
  const config = readProcessConfig()
  const writeLog = (lines: string) => post({ kind: 'log', lines })
  const log = createLog(config.logLevel, writeLog)
  const [build, deskBuild, render] = await Promise.all([
    readClientBuild(join(root, 'dist/client')),
    readDeskBuild(join(root, 'dist/desk')),
    import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  ])
  const { site, port } = await startSite({
    config,
    log,
    create: () =>
      createSite({
        config,
        log,
        writeLog,
        now: () => new Date(),
        build,
        deskBuild,
        render,
        seedFolder: join(root, 'seed'),
        onPage: (change) => post({ kind: 'page', change }),
      }),
    onWait: (at, reason) => post({ kind: 'waiting', port: at, reason }),
  })
  const answer = createAnswerFront({
    fetch: site.app.fetch,
    post,
    onError: (error) => log.error({ err: error }, 'a request could not be answered'),
  })
  parentPort?.on('message', (message: ToSite) => {
    if (message.kind === 'counted') site.count(message.counted)
    else if (message.kind === 'leave') void site.leave().then(() => post({ kind: 'left' }))
    else if (message.kind === 'close') void close(site)
    else answer(message)
  })
  await site.keptBuilds.start()
  const notice = await site.desk.createStartNotice()
  post({ kind: 'ready', port, security: site.securityOptions, notice })
  if (config.pagesAtStart) void site.warmAll().then(() => collectGarbage())
}

async function close(site: Site): Promise<void> {
  await site.close()
  post({ kind: 'closed' })
}

function fail(error: Error): void {
  const isSetting = error.name === 'SettingError'
  const reason = isSetting || isAppError(error) ? error.message : ''
  // Includes the causes. There may be no log yet.
  const causes = isSetting ? '' : `${inspect(error)}\n`
  post({ kind: 'failed', text: `The site cannot start: ${reason}\n${causes}` })
}

/** Not when the build only compiles this file. */
if (parentPort) start().catch(fail)
