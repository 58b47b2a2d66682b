// Runs on the machine's own Node (20 or newer), before anything is installed: no dependencies here.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Lets Node read the settings in `.env`. Only if it is there, as Node would say that it is missing. */
export const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

const binFolder = join(root, 'node_modules', '.bin')
const stampFile = join(root, 'node_modules', '.lobang-install')
/** Processes that were killed end within milliseconds; some containers leave them in the list. */
const LOOK_MS = 20
const MOST_LOOKS = 100

/** Installs the packages of the lock file, unless they are installed. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  say('Installing packages; the first time takes a minute.')
  // Not `npm ci`, which demands every platform's optional packages. This keeps to the lock file.
  // The build needs the development packages, whatever NODE_ENV says.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...flags])
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

/** Runs a command with the project's own Node and tools first on the path; rejects when it fails. */
export async function run(command, args = [], options = {}) {
  const { code, signal } = await spawnAndWait(command, args, options)
  if (code !== 0) throw new CommandFailed(`${command} ${args.join(' ')}`, code ?? signal)
}

/** Like `run`, but resolves to the exit code. A command that a signal ended has failed. */
export async function runForCode(command, args = [], options = {}) {
  const { code } = await spawnAndWait(command, args, options)
  return code ?? 1
}

/** Runs a server until it ends. Stopping it is not a failure. */
export async function runUntilStopped(command, args = [], options = {}) {
  const { code, signal } = await spawnAndWait(command, args, options)
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}

/**
 * - `ownGroup`: the command and its children are one process group, which ends with the command;
 * - `write` gets what they say, which otherwise goes to the terminal;
 * - `niceness`: how far they stand back for other processes.
 */
function spawnAndWait(command, args, given = {}) {
  const { env = {}, ownGroup = false, write = null, niceness = 0, ...options } = given
  const output = write ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: [ownGroup || write ? 'ignore' : 'inherit', output, output],
      detached: ownGroup,
      ...options,
      env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH}`, ...env },
    })
    if (niceness > 0 && child.pid) setPriority(child.pid, niceness)
    if (write) for (const stream of [child.stdout, child.stderr]) stream.on('data', write)
    // The terminal sends SIGINT to every process of our own group, but to no other.
    const onInterrupt = () => ownGroup && signalGroup(child, 'SIGINT')
    const onTerminate = () => child.kill('SIGTERM')
    process.on('SIGINT', onInterrupt)
    process.on('SIGTERM', onTerminate)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', onInterrupt)
      process.off('SIGTERM', onTerminate)
      const groupEnd = ownGroup ? endGroup(child) : Promise.resolve()
      // `close` comes when all output has been read.
      const read = write ? once(child, 'close') : null
      resolve(Promise.all([groupEnd, read]).then(() => ({ code, signal })))
    })
  })
}

/** Resolves when its processes are gone: until then they may still write. */
async function endGroup(child) {
  signalGroup(child, 'SIGKILL')
  for (let look = 0; look < MOST_LOOKS && signalGroup(child, 0); look++) await delay(LOOK_MS)
}

/** `false` if the group has ended. */
function signalGroup(child, signal) {
  try {
    return process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}

export function say(text, { write = (said) => process.stderr.write(said) } = {}) {
  write(`${text}\n`)
}

class CommandFailed extends Error {
  constructor(command, outcome) {
    super(`"${command}" ended with ${outcome}`)
    this.name = 'CommandFailed'
  }
}

/** Runs a script's main function; a failed command has already said why. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    say(error.name === 'CommandFailed' ? error.message : (error.stack ?? String(error)))
    process.exitCode = 1
  }
}
