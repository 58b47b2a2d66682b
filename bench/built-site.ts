import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Kept between runs. Not within `node_modules`, whose files Next does not compile. */
const cache = join(import.meta.dirname, '../.cache')
/** Says that a folder is built, and from what. */
const STAMP = '.built-from'
const MAX_OUTPUT = 10_000_000

/** For building and running sites of other frameworks. */
export const quiet = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}

type BuiltSite = {
  /** Below `.cache`. */
  name: string
  /** Folders that are copied over each other. One has the `package.json`. */
  sources: string[]
  /** Folders whose files count too, because `complete` reads them. */
  alsoFrom?: string[]
  /** Adds the rest of the sources. */
  complete?: (folder: string) => Promise<void>
}

/** Installs and builds a site of another framework, away from the project's own packages, unless that was done. Returns its folder. */
export async function ensureBuiltSite(site: BuiltSite): Promise<string> {
  const { name, sources, alsoFrom = [], complete } = site
  const folder = join(cache, name)
  const from = hashOf([...sources, ...alsoFrom])
  const stamp = join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return folder
  console.log(`Installing and building the site in ${name}; this takes some minutes.`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(folder, { recursive: true })
  for (const source of sources) cpSync(source, folder, { recursive: true })
  await complete?.(folder)
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--include=dev']
  // Not synchronous, because the connections to our own site would time out meanwhile.
  const npm = (args: string[], env = process.env) =>
    promisify(execFile)('npm', args, { cwd: folder, env, maxBuffer: MAX_OUTPUT })
  await npm(['install', ...flags])
  await npm(['run', 'build'], { ...process.env, ...quiet })
  writeFileSync(stamp, from)
  return folder
}

function hashOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    const names = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    for (const file of names.toSorted()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
