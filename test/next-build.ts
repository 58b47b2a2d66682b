import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '..')

/** What the next build knows besides. */
export const NEXT_MIGRATION = '29990101t0900-expand-every-table'

/**
 * The checkout of a later build, for `startSiteProcess`: this one with another migration, and with other names
 * for all scripts. Gone at the end of the test.
 */
export function createNextBuild(): Disposable & { path: string } {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, 'dist'))
  for (const name of ['node_modules', 'seed', 'dist/server', 'dist/desk']) {
    symlinkSync(join(root, name), join(folder.path, name))
  }
  cpSync(join(root, 'package.json'), join(folder.path, 'package.json'))
  writeSource(folder.path)
  writeClient(folder.path)
  return folder
}

function writeSource(folder: string): void {
  const filter = (name: string) => !name.includes('.test.')
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true, filter })
  const added = join(folder, 'src/db/migrations', `${NEXT_MIGRATION}.ts`)
  cpSync(join(root, 'test/expand-every-table.ts'), added)
}

function writeClient(folder: string): void {
  const from = join(root, 'dist/client')
  const to = join(folder, 'dist/client')
  const { id } = JSON.parse(readFileSync(join(from, 'build.json'), 'utf8'))
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)))
  const scripts = names.flatMap((name) => /^assets\/(.+\.js)$/.exec(name)?.[1] ?? [])
  const renamed = (text: string) =>
    scripts
      .reduce((result, name) => result.replaceAll(name, name.replace('.js', '-next.js')), text)
      .replaceAll(id, `${id}-next`)

  for (const name of names) {
    const target = join(to, renamed(name))
    mkdirSync(join(target, '..'), { recursive: true })
    if (!/\.(js|json)$/.test(name)) {
      cpSync(join(from, name), target)
      continue
    }
    const text = renamed(readFileSync(join(from, name), 'utf8'))
    writeFileSync(target, text)
    if (name.endsWith('.js')) writeCompressed(target, text)
  }
}

function writeCompressed(file: string, text: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 1 }))
}
