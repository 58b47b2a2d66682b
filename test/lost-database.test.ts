import { copyFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { patience } from './machine.ts'
import { startSiteProcess } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The real process. What else may be lost is in `src/site/open-content.test.ts` and in the bench `faults lost-database`.

test(
  'an emptied SQLite file is reported as lost, and a restored copy is used without a restart',
  async () => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'lobang.sqlite')
    copyFileSync(inject('few'), file)
    await using first = await startSiteProcess({ DATA_DIR: folder.path })
    await first.stop()
    for (const sidecar of ['-wal', '-shm']) rmSync(file + sidecar, { force: true })
    truncateSync(file)

    await using site = await startSiteProcess({ DATA_DIR: folder.path })
    const [health, ready, page] = await Promise.all(
      ['/healthz', '/readyz', '/deals'].map((path) => fetch(site.url + path)),
    )
    copyFileSync(inject('few'), `${file}.restored`)
    rmSync(file)
    copyFileSync(`${file}.restored`, file)
    while (!(await isReady(site.url))) await delay(200)

    expect([health?.status, ready?.status, page?.status]).toEqual([200, 503, 503])
    expect(await ready?.json()).toMatchObject({ status: 'not ready', checks: { content: {} } })
    expect(page?.headers.get('retry-after')).toBe('30')
    expect(site.output()).toMatch(/Content was published here before/)
    expect(site.output()).toMatch(/npm run content -- import/)
    expect((await fetch(`${site.url}/deals`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
  },
  patience(240_000),
)

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
