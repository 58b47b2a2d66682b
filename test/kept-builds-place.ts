import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import type { ClientBuild } from '#http/client-build.ts'
import { createKeptBuilds } from '#http/kept-builds/create-kept-builds.ts'
import * as paths from '#lib/paths.ts'
import { buildWithFiles } from './build-with-files.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A folder of builds, on a clock of its own. */
export function createPlace() {
  const temporary = temporaryFolder()
  const folder = join(temporary.path, 'builds')
  mkdirSync(folder, { mode: 0o700 })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  let at = Date.UTC(2026, 10, 16)
  let isDoubted = false
  const now = () => new Date(at)
  const services = (build: ClientBuild) =>
    createKeptBuilds({
      folder,
      build: { ...build, base: paths.assets },
      now,
      monotonic: () => at,
      isClockSteady: () => !isDoubted,
      log,
    })
  return {
    folder,
    now,
    warnings: () => lines,
    kept: () => readdirSync(folder).toSorted(),
    pass: (ms: number) => {
      at += ms
    },
    doubt: (doubted: boolean) => {
      isDoubted = doubted
    },
    /** A process that has not started to keep its own build. */
    server: (id: string) => services(buildWithFiles(id)),
    /** Starts a process of the build, and stops it. */
    async deploy(id: string, build = buildWithFiles(id)): Promise<ClientBuild> {
      const kept = services(build)
      await kept.start()
      await kept.stop()
      return build
    },
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  }
}
