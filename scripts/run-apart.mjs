// Runs on the machine's own Node, like bootstrap.mjs: no dependencies here.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runForCode } from './bootstrap.mjs'
import { siteEnvironment } from './site-environment.mjs'

const MEMORY_FOLDER = '/dev/shm'
/** Several times what the files of a run take. */
const ENOUGH_BYTES = 4e9

/**
 * Runs tests or a bench and leaves the machine as it was, also after Ctrl-C or a crash:
 * - temporary files go into one folder, which is deleted;
 * - remaining processes are ended;
 * - what Node compiles is cached for the run, which starts the site dozens of times; the first ones find what the build has compiled;
 * - settings of the site are not passed on, so that no test writes to the database of this machine's site.
 * `inMemory` puts the folder into memory where there is room: SQLite waits for the disk at each commit, which a bench must measure.
 * Resolves to the exit code.
 */
export async function runApart(
  command,
  args = [],
  { env = {}, inMemory = false, ...options } = {},
) {
  const parent = inMemory && hasMemoryForFiles() ? MEMORY_FOLDER : tmpdir()
  const folder = mkdtempSync(join(parent, 'lobang-run-'))
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

/** Containers often give this folder 64 MB. */
function hasMemoryForFiles() {
  if (!existsSync(MEMORY_FOLDER) || freemem() < ENOUGH_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= ENOUGH_BYTES
}

/** Every setting of the site, unset. */
function noSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
