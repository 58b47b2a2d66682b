import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { once } from '#lib/node/once.ts'
import type { ClientFile } from '../client-build.ts'
import {
  assetName,
  type KeepableBuild,
  LIST_NAME,
  type StorableBuild,
  toStorable,
} from './build-list.ts'
import { findKeptBuilds, type KeptBuild } from './find-kept-builds.ts'
import { createKeptFiles } from './kept-files.ts'
import { removableBuilds } from './removable-builds.ts'
import { removeBuild, storeBuild, UNFINISHED } from './store-build.ts'

type KeptBuildsOptions = {
  /** Where builds are kept; several processes may share it. */
  folder: string
  /** The one that this process serves. */
  build: KeepableBuild
  now: () => Date
  /** Milliseconds on a clock that only goes forward. */
  monotonic: () => number
  /** While the clock is in doubt, nothing is removed. */
  isClockSteady: () => boolean
  log: Logger
}

export type KeptBuilds = ReturnType<typeof createKeptBuilds>

/** A flood of names that no build has reads the folder once a second. */
const LOOK_MS = 1000
const RENEW_MS = 60 * 60_000
/** A disk that hangs must not keep the site from starting or stopping. */
const PATIENCE_MS = 5000
const DAY_MS = 24 * 60 * 60_000
/** A copy that takes longer was left by a process that was killed. */
const UNFINISHED_MS = 60 * 60_000

/**
 * The files of builds before this one, and of those that other processes serve: a tab that is open goes on
 * with the scripts of its own build. See docs/decisions/0043-old-builds-files-are-kept.md.
 */
export function createKeptBuilds(options: KeptBuildsOptions) {
  const { folder, build, now, isClockSteady, log } = options
  const kept = createKeptList(options)
  let renewing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** Marks this build as served, and removes builds that nobody needs any more. */
  async function renew(own: StorableBuild): Promise<void> {
    try {
      await storeBuild(folder, own)
      await stamp(own.list.id)
    } catch (error) {
      log.warn({ err: error }, 'this build cannot be kept: open tabs will miss it after the next')
    }
    try {
      await kept.look()
      if (isClockSteady()) await tidy()
    } catch (error) {
      log.warn({ err: error }, 'kept builds cannot be tidied')
    }
  }

  async function stamp(id: string): Promise<void> {
    const time = now()
    await utimes(join(folder, id, LIST_NAME), time, time)
  }

  async function tidy(): Promise<void> {
    const time = now().getTime()
    // A wrong clock stamped them in the future: their time counts from now on.
    const ahead = kept.builds().filter(({ servedAt }) => servedAt > time + DAY_MS)
    for (const { list } of ahead) await stamp(list.id)
    if (ahead.length > 0) await kept.look()
    const removable = removableBuilds(kept.builds(), { now: time })
    for (const { folder: old } of removable) await removeBuild(old)
    if (removable.length > 0) await kept.look()
    await removeUnfinished(folder, time)
  }

  function renewInTurn(own: StorableBuild): Promise<void> {
    renewing = renewing.then(() => renew(own))
    return renewing
  }

  return {
    /** The file at `{base}{name}`, as its build served it; `null` when no kept build has it. */
    async findFile(path: string): Promise<ClientFile | null> {
      const name = assetName(path, build.base)
      if (name === null) return null
      const having = await kept.find((builds) => {
        const all = builds.filter(({ list }) => Object.hasOwn(list.files, name))
        return all.length > 0 ? all : undefined
      })
      return having ? kept.files.read(having, name) : null
    },

    async findBuild(id: string): Promise<{ id: string; timestamp: number } | null> {
      const found = await kept.find((builds) => builds.find(({ list }) => list.id === id))
      return found ? { id, timestamp: found.list.timestamp } : null
    },

    /** Keeps this build from now on. Called before anybody can see a page of it. Never rejects. */
    async start(): Promise<void> {
      const own = toStorable(build)
      if (own.files.size === 0) return
      timer = setInterval(() => renewInTurn(own), RENEW_MS).unref()
      await withPatience(renewInTurn(own))
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await withPatience(renewing)
    },
  }
}

/** The builds in the folder, as they were when it was last read. */
function createKeptList({ folder, monotonic, log }: KeptBuildsOptions) {
  let builds: KeptBuild[] = []
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  const files = createKeptFiles(
    once((reason) => log.warn({ reason }, 'a file of a kept build is missing or broken')),
  )

  async function look(): Promise<void> {
    lookedAt = monotonic()
    builds = await findKeptBuilds(folder, builds)
    files.forgetAllBut(builds)
  }

  return {
    files,
    builds: () => builds,
    look,
    /** Reads the folder when the wanted build is unknown, but not for every request. */
    async find<Found>(among: (builds: KeptBuild[]) => Found | undefined) {
      const known = among(builds)
      if (known !== undefined) return known
      if (!looking && monotonic() - lookedAt < LOOK_MS) return undefined
      looking ??= look()
        .catch((error) => log.warn({ err: error }, 'kept builds cannot be read'))
        .finally(() => {
          looking = null
        })
      await looking
      return among(builds)
    },
  }
}

function withPatience(work: Promise<void>): Promise<void> {
  return Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })])
}

/** Removes what a killed process has left behind. */
async function removeUnfinished(folder: string, now: number): Promise<void> {
  const prefixes = Object.values(UNFINISHED)
  for (const name of await readdir(folder).catch(() => [])) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > UNFINISHED_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
