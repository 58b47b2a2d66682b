import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPostgres } from '#db/database.ts'
import { parseJson } from '#lib/parse-json.ts'

const UNKNOWN_DAY = 'on an unknown day'

type MarkerOptions = {
  dataDir: string
  /** The same as for `openDatabase`. */
  database: string
}

/**
 * A file beside the database that records that it had content. Without it, an emptied database looks like a new
 * one. Each database has its own marker.
 */
export function createContentMarker({ dataDir, database }: MarkerOptions) {
  const folder = join(dataDir, 'had-content')
  const file = join(folder, `${nameOf(database)}.json`)

  /** When content was first seen; `null` if never. */
  async function find(): Promise<string | null> {
    try {
      return toInstant(await readFile(file, 'utf8'))
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      // An unreadable marker counts as one, so that nothing replaces lost content.
      return isAbsent ? null : UNKNOWN_DAY
    }
  }

  return {
    find,
    /** Call it when content has been seen. Keeps an existing marker. */
    async remember(now: Date): Promise<void> {
      if ((await find()) !== null) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const partial = `${file}.${process.pid}`
      await writeFile(partial, JSON.stringify({ since: now.toISOString() }), { mode: 0o600 })
      await rename(partial, file)
    },
  }
}

/** A damaged marker still counts. */
function toInstant(text: string): string {
  const { since } = (parseJson(text) ?? {}) as { since?: unknown }
  return typeof since === 'string' ? since : UNKNOWN_DAY
}

/** Without the password and the folder, which may change. */
function nameOf(database: string): string {
  if (!isPostgres(database)) return `sqlite-${digest(basename(database))}`
  const { hostname, port, pathname } = new URL(database)
  return `postgresql-${digest(`${hostname}:${port || '5432'}${pathname}`)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
