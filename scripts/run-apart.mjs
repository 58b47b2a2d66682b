// Runs on the machine's own Node, like bootstrap.mjs: no dependencies here.
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runForCode } from './bootstrap.mjs'
import { siteEnvironment } from './site-environment.mjs'

/**
 * Runs tests or a bench and leaves the machine as it was, also after Ctrl-C or a crash:
 * - temporary files go into one folder, which is deleted;
 * - remaining processes are ended;
 * - what Node compiles is cached for the run, which starts the site dozens of times; the first ones find what the build has compiled;
 * - settings of the site are not passed on, so that no test writes to the database of this machine's site.
 * Resolves to the exit code.
 */
export async function runApart(command, args = [], { env = {}, ...options } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-run-'))
  // PostgreSQL runs as another user when we are root, and has its folder in here.
  chmodSync(folder, 0o755)
  const compiled = join(folder, 'compiled')
  const compiledByBuild = siteEnvironment.NODE_COMPILE_CACHE
  try {
    if (existsSync(compiledByBuild)) cpSync(compiledByBuild, compiled, { recursive: true })
    return await runForCode(command, args, {
      ...options,
      ownGroup: true,
      env: {
        ...noSettings(),
        TMPDIR: folder,
        NODE_COMPILE_CACHE: compiled,
        ...env,
      },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Every setting of the site, unset. */
function noSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
