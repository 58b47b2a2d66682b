import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * A commit of this repository, installed and built in a temporary folder that disposal removes. Given the folder of a
 * checkout instead, which must be built, that one, and disposal leaves it alone.
 */
export function openEarlierCheckout(commitOrFolder: string): Disposable & { folder: string } {
  if (existsSync(join(commitOrFolder, 'src/main.ts'))) {
    return { folder: resolve(commitOrFolder), [Symbol.dispose]: () => undefined }
  }
  const commit = git(root, 'rev-parse', '--verify', `${commitOrFolder}^{commit}`).trim()
  const folder = mkdtempSync(join(tmpdir(), 'lobang-earlier-'))
  // Not a worktree, of which this repository would keep a note if the bench is killed.
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder)
  git(folder, 'checkout', '--quiet', '--detach', commit)
  console.log(`Installing and building ${commit.slice(0, 8)}; this takes some minutes.`)
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' })
}
