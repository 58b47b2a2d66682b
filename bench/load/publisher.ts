import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

type Publisher = {
  /** Of the site. */
  dataDir: string
  everyMs: number
  signal: AbortSignal
}

/** Publishes a changed author repeatedly, as an editor would with `npm run content`. */
export async function publishRegularly({ dataDir, everyMs, signal }: Publisher) {
  const published = { done: 0, failed: 0 }
  const file = join(dataDir, 'author.json')
  while (!signal.aborted) {
    await delay(everyMs, null, { signal }).catch(() => {})
    if (signal.aborted) break
    const data = {
      name: `Desk ${published.done}`,
      bio: 'Writes at night.',
      palette: 'kaya',
      motif: 'kopi',
    }
    writeFileSync(
      file,
      JSON.stringify({ id: 'soak-author', type: 'author', uid: 'soak-author', data }),
    )
    const env = { ...process.env, DATA_DIR: dataDir }
    const command = promisify(execFile)('node', ['scripts/content.ts', 'import', file], {
      cwd: root,
      env,
    })
    await command.then(
      () => published.done++,
      () => published.failed++,
    )
  }
  return published
}
