import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

/** A site whose disk can be filled and emptied while it runs. */
type SiteOnSmallDisk = { site: SiteProcess; fill: () => void; free: () => void }

type Disk = {
  /** Whether this machine can do it. */
  isPossible: () => boolean
  start: (env: Record<string, string>, seeded: string) => Promise<SiteOnSmallDisk>
}

const ownNamespace = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm']
const SIZE = '48m'

/** Ways to have a full disk, from the truest to the one that needs no rights at all. */
export const disks: Record<string, Disk> = {
  // In a namespace of its own, so that the mount ends with the process, whatever ends it.
  'a full file system': {
    isPossible: () => {
      const [command = '', ...args] = [...ownNamespace, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']
      return spawnSync(command, args, { stdio: 'ignore' }).status === 0
    },
    async start(env, seeded) {
      const folder = env.DATA_DIR ?? ''
      const script = `mount -t tmpfs -o size=${SIZE} tmpfs "$DATA_DIR" &&
        cp "$SEEDED" "$DATA_DIR/lobang.sqlite" && exec "$@" > "$DATA_DIR/site.log"`
      const prefix = [...ownNamespace, 'sh', '-c', script, 'sh']
      const site = await startSiteProcess({ ...env, SEEDED: seeded }, { prefix })
      const ballast = join(`/proc/${site.process.pid}/root`, folder, 'ballast')
      return { site, fill: () => fillUp(ballast), free: () => rmSync(ballast) }
    },
  },
  'files that may not grow': {
    isPossible: () => spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0,
    async start(env, seeded) {
      const script = 'cp "$SEEDED" "$DATA_DIR/lobang.sqlite" && exec "$@" > "$DATA_DIR/site.log"'
      const prefix = ['sh', '-c', script, 'sh']
      const site = await startSiteProcess({ ...env, SEEDED: seeded }, { prefix })
      const limit = (most: string) =>
        execFileSync('prlimit', ['--pid', String(site.process.pid), `--fsize=${most}:unlimited`])
      return { site, fill: () => limit('0'), free: () => limit('unlimited') }
    },
  },
}

/** Takes every byte that is left. */
function fillUp(file: string): void {
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
