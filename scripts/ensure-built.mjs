import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './bootstrap.mjs'

const sources = ['src', 'public', 'vite.config.ts', 'scripts/build.ts', 'package-lock.json']

/** Builds when a source has changed since the last build. */
export async function ensureBuilt() {
  const id = sourceId()
  if (builtId() === id) return
  say('Building the site.')
  await run('node', ['scripts/build.ts', id])
}

/** One name for one state of the sources: the build's id. */
function sourceId() {
  const hash = createHash('sha256')
  for (const source of sources) hashInto(hash, source)
  return hash.digest('hex').slice(0, 12)
}

function hashInto(hash, path) {
  const full = join(root, path)
  if (path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return
  const entries = /\.\w+$/.test(path) ? null : readdirSync(full).sort()
  if (entries) for (const entry of entries) hashInto(hash, `${path}/${entry}`)
  else hash.update(path).update(readFileSync(full))
}

function builtId() {
  const file = join(root, 'dist/client/build.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : null
}
