// Builds the visitors' bundle with and without the desk, and compares every byte. Also says what the desk itself loads first.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { readDeskBuild } from '../src/http/desk-build.ts'

const MAX_DESK_KB = 160
const SOURCES = ['src', 'scripts', 'public', 'vite.config.ts', 'package.json', 'tsconfig.json']

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'lobang-bytes-'))

try {
  const different = await compareBuilds()
  const files = different.length === 0 ? 'the same' : `DIFFERENT: ${different.join(', ')}`
  console.log(`visitors' build with and without the desk: ${files}`)
  const kilobytes = await weighDesk()
  console.log(
    `first load of the desk: ${kilobytes} KB of JavaScript (brotli), at most ${MAX_DESK_KB}`,
  )
  process.exitCode = different.length === 0 && kilobytes <= MAX_DESK_KB ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The names of files that are not the same in both. */
async function compareBuilds(): Promise<string[]> {
  const checkout = copySources()
  const [a, b] = [join(folder, 'a'), join(folder, 'b')]
  await buildFrom(checkout, a)
  rmSync(join(checkout, 'src/desk'), { recursive: true })
  await buildFrom(checkout, b)
  const [withDesk, without] = [readBuild(a), readBuild(b)]
  const names = new Set([...withDesk.keys(), ...without.keys()])
  return [...names].filter((name) => withDesk.get(name) !== without.get(name))
}

/** A copy, from which the desk can be taken. */
function copySources(): string {
  const copy = join(folder, 'checkout')
  for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function buildFrom(from: string, outDir: string): Promise<void> {
  const configFile = join(from, 'vite.config.ts')
  await build({ root: from, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
}

/**
 * What is served, by name. The numbers that mark style files are taken out: they come in another order with each build,
 * are not in the finished styles, and change the stylesheet's name.
 */
function readBuild(build: string): Map<string, string> {
  const entries = readdirSync(build, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
    .map((entry): [string, string] => {
      const file = join(entry.parentPath, entry.name)
      const name = file.slice(build.length)
      if (!name.endsWith('.css')) return [name, readFileSync(file, 'base64')]
      const css = readFileSync(file, 'utf8').replaceAll(/\.style-file-\d+\{order:\d+\}/g, '')
      return [name.replace(/-[\w-]+\.css$/, '.css'), css]
    })
  return new Map(files)
}

async function weighDesk(): Promise<number> {
  const { entry, first, files } = await readDeskBuild(join(root, 'dist/desk'))
  const bytes = [entry, ...first.scripts].map((path) => {
    const body = files.get(path)?.body.bytes.identity ?? Buffer.of()
    return brotliCompressSync(body).length
  })
  return Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024)
}
