import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasNginx, startNginx } from '../bench/nginx.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

if (!hasNginx()) process.stderr.write('The tests of nginx are left out: nginx is not installed.\n')

test.skipIf(!hasNginx())('the bench’s nginx changes nothing outside its folder', async () => {
  using folder = temporaryFolder()
  const port = await freePort()
  const before = outside()

  const nginx = await startNginx({ folder: folder.path, page: Buffer.from('page'), port })
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const whileItRuns = outside()
  const written = writtenBy(nginx.process.pid)
  await nginx[Symbol.asyncDispose]()

  expect(page.status).toBe(200)
  expect(whileItRuns).toEqual(before)
  expect(outside()).toEqual(before)
  expect(written.filter((path) => !path.startsWith(folder.path))).toEqual([])
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

test.skipIf(!hasNginx())('every path in the configuration of nginx is in its folder', async () => {
  using folder = temporaryFolder()
  await using _nginx = await startNginx({
    folder: folder.path,
    page: Buffer.from('page'),
    port: await freePort(),
  })

  const config = readFileSync(join(folder.path, 'nginx.conf'), 'utf8')

  const paths = [...config.matchAll(/ (\/[^ ;]+);/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter((path) => !path.startsWith(folder.path))).toEqual([])
})

/** The paths that nginx uses by default: those that it was built with, and the null device. */
function outside(): Record<string, string> {
  const built = spawnSync('nginx', ['-V'], { encoding: 'utf8' }).stderr
  const named = [...built.matchAll(/--\S+-path=(\/\S+)/g)].map(([, path = '']) => path)
  const places = new Set(['/dev/null', ...named, ...named.map(dirname)])
  return Object.fromEntries([...places].map((path) => [path, stateOf(path)]))
}

function stateOf(path: string): string {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return 'not there'
  // Other programs have files in /run and /var too.
  const isOwn = (name: string) => path.includes('nginx') || name.includes('nginx')
  if (found.isDirectory()) return readdirSync(path).filter(isOwn).toSorted().join(' ')
  return [found.ino, found.mode, found.rdev, found.uid, found.size, found.mtimeMs].join(' ')
}

/** Files that the processes of this nginx hold open for writing. */
function writtenBy(master: number | undefined): string[] {
  if (process.platform !== 'linux') return []
  const ids = readdirSync('/proc').filter((id) => id === String(master) || parentOf(id) === master)
  return ids.flatMap((id) =>
    readdirSync(`/proc/${id}/fd`).flatMap((fd) => {
      const flags = /flags:\s+(\d+)/.exec(readFileSync(`/proc/${id}/fdinfo/${fd}`, 'utf8'))?.[1]
      const path = readlinkSync(`/proc/${id}/fd/${fd}`)
      const isForWriting = (Number.parseInt(flags ?? '0', 8) & 3) !== 0
      return isForWriting && path.startsWith('/') && path !== '/dev/null' ? [path] : []
    }),
  )
}

function parentOf(id: string): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  } catch {
    // Not a process, or one that has just ended.
    return null
  }
}
