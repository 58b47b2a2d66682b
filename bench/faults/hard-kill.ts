import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteProcess } from '../../test/site-process.ts'
import { report } from '../report.ts'

export const about = 'kills the site while people read: every start serves again'

const DEFAULT_KILLS = 10

/** Kills the site while people read. After each start it must serve again from the same data folder. */
export async function run([kills = String(DEFAULT_KILLS)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  let failed = 0
  try {
    for (let kill = 0; kill < Number(kills); kill++) {
      await using site = await startSiteProcess({ DATA_DIR: folder })
      const asking = Promise.allSettled(
        Array.from({ length: 50 }, (_, index) => fetch(`${site.url}/search?q=kopi+${index}`)),
      )
      if ((await fetch(`${site.url}/deals`)).status !== 200) failed++
      site.process.kill('SIGKILL')
      await asking
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  report(`${kills} times SIGKILL: starts that did not serve`, String(failed), {
    value: failed,
    most: 0,
  })
}
