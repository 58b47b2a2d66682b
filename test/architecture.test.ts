import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { findFolder, folders, isNodePackage, mayImport } from '../scripts/folders.ts'

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))
/** Folders with paths below one of the site's, such as `/desk/api`. */
const hasOwnUrls = ['desk/', 'editorial/', 'repository/writing/', 'richtext/service/']

test('every file imports only from the rows of the table that its own row may use', () => {
  const wrong = files.flatMap((file) => {
    const folder = findFolder(file)
    if (!folder) return [`${file} is in no known folder`]
    return importedFiles(file)
      .filter((target) => findFolder(target) !== folder)
      .filter((target) => !mayImport(folder, target))
      .map((target) => `${file} imports ${target}`)
  })

  expect(wrong).toEqual([])
})

test('every permission of the table is used', () => {
  const imported = Map.groupBy(files, findFolder)
  const unused = folders.flatMap((folder) => {
    const targets = new Set(imported.get(folder)?.flatMap(importedFiles))
    return (folder.may === 'everything' ? [] : folder.may)
      .filter((path) => ![...targets].some((file) => mayImport({ ...folder, may: [path] }, file)))
      .map((path) => `${folder.path} may import ${path}`)
  })

  expect(unused).toEqual([])
})

test('nothing that reaches the browser imports what is for Node alone', () => {
  const wrong = files
    .filter((file) => findFolder(file)?.runs !== 'Node')
    .flatMap((file) =>
      [
        ...importedFiles(file).filter((target) => findFolder(target)?.runs === 'Node'),
        ...importedPackages(file).filter(isNodePackage),
      ].map((target) => `${file} imports ${target}`),
    )

  expect(wrong).toEqual([])
})

test('imports are relative within a top folder and begin with # across folders', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .map(({ target }) => target)
      .filter((target) => {
        const imported = resolveImport(file, target)
        if (target.startsWith('.')) return topOf(imported) !== topOf(file)
        return target.startsWith('#') && posix.dirname(imported) === posix.dirname(file)
      })
      .map((target) => `${file} imports ${target}`),
  )

  expect(wrong).toEqual([])
})

test('CONTRIBUTING.md shows the table of folders', () => {
  const contributing = readFileSync(join(src, '../CONTRIBUTING.md'), 'utf8')
  const rows = folders.map(({ path, may, runs }) => {
    const names = may === 'everything' ? 'everything' : may.map((name) => `\`${name}\``).join(', ')
    return `| \`${path}\` | ${names || 'nothing of ours'} | ${runs} |`
  })

  expect(contributing).toContain(rows.join('\n'))
})

test('only lib/paths.ts spells URLs of the site', () => {
  const codeOf = (file: string) => read(file).replaceAll(/^ *(\/\/|\/?\*).*/gm, '')
  const spelt = codeOf('lib/paths.ts').matchAll(/['`]\/([\w-]+)/g)
  const names = [...new Set(Array.from(spelt, ([, name]) => name))]
  const url = new RegExp(`.*['"\`^(]\\\\?/(${names.join('|')})(?![\\w-]).*`, 'g')
  const wrong = files
    .filter((file) => file !== 'lib/paths.ts' && !hasOwnUrls.some((at) => file.startsWith(at)))
    .flatMap((file) => (codeOf(file).match(url) ?? []).map((line) => `${file}: ${line.trim()}`))

  expect(names).toContain('deals')
  expect(wrong).toEqual([])
})

test('no module holds state: no top-level value can be reassigned or filled', () => {
  const state = /^(export )?(let |const \w+ = (new (Weak)?(Map|Set)\b|\[\]$|\{\}$))/m
  const wrong = files.filter((file) => state.test(read(file)))

  expect(wrong).toEqual([])
})

test('only config.ts reads the environment', () => {
  const wrong = files.filter((file) => file !== 'config.ts' && /process\.env/.test(read(file)))

  expect(wrong).toEqual([])
})

test('the account tables are written in db/account-*.ts alone', () => {
  const tables = [...read('db/tables.ts').matchAll(/\b(account_\w+): \{/g)].map(([, name]) => name)
  const names = tables.join('|')
  // Whatever writes gets the table's name, so elsewhere only what reads may get it.
  const named = new RegExp(`(\\S*)\\s*['"](${names})(?= as |['"])`, 'g')
  const written = new RegExp(`\\b(INTO|UPDATE|DELETE FROM)\\s+["\`]?(${names})\\b`, 'i')
  const reads = /(\.(selectFrom|innerJoin|leftJoin)\(|\bfindRow\(\w+,)$/
  const readers = ['db/content-traces.ts']
  const wrong = files
    .filter((file) => !/^db\/(account-|migrations\/)/.test(file))
    .filter((file) => {
      const text = read(file)
      const uses = readers.includes(file) ? [] : [...text.matchAll(named)]
      return written.test(text) || uses.some(([, before = '']) => !reads.test(before))
    })

  expect(tables).toContain('account_sessions')
  expect(wrong).toEqual([])
})

test('only accounts and the database itself import db/account-*.ts', () => {
  const wrong = files
    .filter((file) => !/^(accounts|db)\//.test(file))
    .flatMap((file) =>
      importedFiles(file)
        .filter((target) => target.startsWith('db/account-'))
        .map((target) => `${file} imports ${target}`),
    )

  expect(wrong).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}

/** The folder of `src` that a file is in; empty for `main.ts` and its neighbours. */
function topOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : ''
}

/** The files of `src` that a file imports, types included: a folder that knows another's types depends on it. */
function importedFiles(file: string): string[] {
  return importsOf(file)
    .filter(({ target }) => target.startsWith('.') || target.startsWith('#'))
    .map(({ target }) => resolveImport(file, target))
}

/** The packages that a file needs at run time. */
function importedPackages(file: string): string[] {
  return importsOf(file)
    .filter(({ target, isType }) => !isType && !target.startsWith('.') && !target.startsWith('#'))
    .map(({ target }) => target)
}

function resolveImport(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(file), target)
}

/** Imports and re-exports, static and dynamic. */
function importsOf(file: string): { target: string; isType: boolean }[] {
  const text = read(file)
  const statements = text.matchAll(
    /^(?:import|export)\s+(?:(type\s)?[^'"]*?from\s+)?['"]([^'"]+)['"]/gm,
  )
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...[...statements].map(([, type, target = '']) => ({ target, isType: type !== undefined })),
    ...[...dynamic].map(([, target = '']) => ({ target, isType: false })),
  ]
}
