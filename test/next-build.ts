import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '..')

/** What the next build knows besides. */
export const NEXT_MIGRATION = '29990101t0900-expand-every-table'

/** The checkout of a later build, for `startSiteProcess`: this one with one more migration. Gone at the end of the test. */
export function createNextBuild(): Disposable & { path: string } {
  const folder = temporaryFolder()
  const inFolder = (name: string) => join(folder.path, name)
  for (const name of ['node_modules', 'dist', 'seed']) symlinkSync(join(root, name), inFolder(name))
  cpSync(join(root, 'package.json'), inFolder('package.json'))
  cpSync(join(root, 'src'), inFolder('src'), {
    recursive: true,
    filter: (name) => !name.includes('.test.'),
  })
  mkdirSync(inFolder('test'))
  cpSync(join(root, 'test/expand-every-table.ts'), inFolder('test/expand-every-table.ts'))

  const list = inFolder('src/db/migrations.ts')
  const added = `import { up as expand } from '../../test/expand-every-table.ts'\n`
  const withLast = readFileSync(list, 'utf8').replace(
    /\n}\n$/,
    `\n  '${NEXT_MIGRATION}': { up: expand },\n}\n`,
  )
  writeFileSync(list, added + withLast)
  return folder
}
