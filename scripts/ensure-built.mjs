import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root, run, say } from './bootstrap.mjs'

const content = ['src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']
const builders = ['vite.config.ts', 'vite.desk.config.ts', 'scripts/build.ts']

/** Builds when a source has changed since the last build. */
export async function ensureBuilt() {
  const id = sourceId()
  if (builtId() === id) return
  say('Building the site.')
  await run('node', ['scripts/build.ts', id])
}

/** Everything that affects the build: the site's files, and the build scripts with their imports. */
export function buildSources() {
  const files = new Set(builders)
  // Iterating over a set includes items added meanwhile.
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) {
      files.add(posix.join(posix.dirname(file), path))
    }
  }
  return [...content, ...files]
}

/** The build's id: a hash of the sources. */
function sourceId() {
  const hash = createHash('sha256')
  for (const source of buildSources()) hashInto(hash, source)
  return hash.digest('hex').slice(0, 12)
}

function hashInto(hash, path) {
  const full = join(root, path)
  if (/\.(test\.tsx?|md)$/.test(path)) return
  const entries = /\.\w+$/.test(path) ? null : readdirSync(full).sort()
  if (entries) for (const entry of entries) hashInto(hash, `${path}/${entry}`)
  else hash.update(path).update(readFileSync(full))
}

function builtId() {
  const file = join(root, 'dist/client/build.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : null
}
