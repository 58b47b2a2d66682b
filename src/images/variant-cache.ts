import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type VariantCache = {
  /** `null` when it is not there, or no longer. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, bytes: Uint8Array) => Promise<void>
  stats: () => { files: number; bytes: number }
}

type Entry = { bytes: number; touchedAt: number }

/** Files in the making; they get their name when all of them is on the disk. */
const UNFINISHED = '.part'
/** How exactly the order of use survives a restart. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

type CacheOptions = { folder: string; maxBytes: number; now: () => number }

/**
 * Finished pictures as files. When they take more than `maxBytes`, those that were not used for
 * longest go. Nothing here is precious: a file that is gone is made again.
 */
export async function createVariantCache(options: CacheOptions): Promise<VariantCache> {
  const { folder, maxBytes, now } = options
  await mkdir(folder, { recursive: true })
  /** The one used longest ago is first. */
  const entries = new Map(await findEntries(folder))
  let bytes = 0
  for (const entry of entries.values()) bytes += entry.bytes
  await makeRoom()

  function forget(name: string): void {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function makeRoom(): Promise<void> {
    for (const name of entries.keys()) {
      if (bytes <= maxBytes) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  function markUsed(name: string, entry: Entry): void {
    entries.delete(name)
    entries.set(name, entry)
    // Also one that was touched while the clock was ahead.
    if (Math.abs(now() - entry.touchedAt) < TOUCH_EVERY_MS) return
    entry.touchedAt = now()
    const time = new Date(entry.touchedAt)
    // It may have been removed meanwhile, and then it need not be marked.
    utimes(join(folder, name), time, time).catch(() => {})
  }

  return {
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const found = await readFile(join(folder, name)).catch(ifMissing)
      // Meanwhile it may have had to go, or have been written anew.
      if (entries.get(name) !== entry) return found
      if (found) markUsed(name, entry)
      else forget(name)
      return found
    },
    async write(name, content) {
      // One that the bound has no room for is served and not kept.
      if (content.length > maxBytes) return
      const unfinished = join(folder, randomUUID() + UNFINISHED)
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        // Where the disk is full, halves of pictures must not fill it further.
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
      forget(name)
      entries.set(name, { bytes: content.length, touchedAt: now() })
      bytes += content.length
      await makeRoom()
    },
    stats: () => ({ files: entries.size, bytes }),
  }
}

/** What an earlier process left, by time of use. Its unfinished files are removed. */
async function findEntries(folder: string): Promise<[name: string, Entry][]> {
  const found: [string, Entry][] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith(UNFINISHED)) {
      await rm(file, { force: true })
      continue
    }
    const info = await stat(file).catch(ifMissing)
    if (info?.isFile()) found.push([name, { bytes: info.size, touchedAt: info.mtimeMs }])
  }
  return found.sort(([, a], [, b]) => a.touchedAt - b.touchedAt)
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
