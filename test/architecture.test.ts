import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverOnly } from '../scripts/refuse-server-code.ts'

// The table of CONTRIBUTING.md, "Who may import whom". `import type` is free, since it is erased.

type Rule = { from: RegExp; may: string[] }

/** The first rule whose pattern matches a file counts. */
const rules: Rule[] = [
  { from: /^(main|site)\.ts$|^site\//, may: ['*'] },
  { from: /^config\.ts$/, may: ['lib'] },
  {
    from: /^http\//,
    // biome-ignore format: one line for one row of the table.
    may: ['functions', 'accounts', 'content', 'repository', 'richtext', 'images', 'pagecache', 'search', 'outgoing', 'lib'],
  },
  { from: /^front\//, may: ['http', 'pagecache', 'lib'] },
  { from: /^render\//, may: ['routes', 'search', 'ui', 'deals', 'lib'] },
  { from: /^browser\//, may: ['routes', 'ui', 'visitor', 'deals', 'lib'] },
  { from: /^routes\/.*loaders?\.ts$/, may: ['content', 'richtext', 'search', 'deals', 'lib'] },
  { from: /^routes\/site-pages\.ts$/, may: ['content', 'deals', 'lib'] },
  { from: /^routes\//, may: ['ui', 'richtext', 'visitor', 'deals', 'lib'] },
  { from: /^(functions|accounts)\//, may: ['visitor', 'db', 'outgoing', 'deals', 'lib'] },
  { from: /^reminders\//, may: ['visitor', 'content', 'db', 'outgoing', 'deals', 'lib'] },
  { from: /^content\//, may: ['repository', 'db', 'outgoing', 'deals', 'lib'] },
  { from: /^search\//, may: ['content', 'richtext', 'deals', 'lib'] },
  { from: /^(repository|richtext)\//, may: ['db', 'outgoing', 'deals', 'lib'] },
  { from: /^ui\//, may: ['visitor', 'deals', 'lib'] },
  { from: /^(images|pagecache|db|outgoing)\//, may: ['lib'] },
  { from: /^(deals|visitor)\//, may: ['lib'] },
  { from: /^lib\//, may: [] },
]

/** Packages that only Node has, or only the server should. */
const serverPackages =
  /^(node:|pg$|pino|kysely|sharp$|hono|@hono\/|@prismicio\/|yaml$|marked$|better-auth|nodemailer|react-dom\/server)/
const reachesBrowser =
  /^(ui|browser|visitor|deals|lib)\/|^routes\/(?!.*loaders?\.ts$|site-pages\.ts$)/

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))

test('every file imports only from the folders that its own folder may use', () => {
  const wrong = files.flatMap((file) => {
    const rule = rules.find(({ from }) => from.test(file))
    if (!rule) return [`${file} is in no known folder`]
    const own = file.split('/')[0] ?? ''
    return runtimeImports(file)
      .filter((target) => target.startsWith('#'))
      .map((target) => target.slice(1).replace(/[/.].*/, ''))
      .filter((folder) => folder !== own && !rule.may.includes(folder) && !rule.may.includes('*'))
      .map((folder) => `${file} imports #${folder}`)
  })

  expect(wrong).toEqual([])
})

test('a neighbour in the same folder is imported by a relative path, another folder by #', () => {
  const wrong = files.flatMap((file) => {
    const own = file.split('/')[0] ?? ''
    const depth = file.split('/').length - 1
    return runtimeImports(file)
      .filter(
        (target) =>
          (target.split('../').length - 1 >= depth && target.startsWith('../')) ||
          (file.includes('/') &&
            target.startsWith(`#${own}/`) &&
            !file.startsWith('content/') &&
            !file.startsWith('routes/') &&
            !file.startsWith('richtext/')),
      )
      .map((target) => `${file} imports ${target}`)
  })

  expect(wrong).toEqual([])
})

test('nothing that reaches the browser imports a package of the server', () => {
  const wrong = files
    .filter((file) => reachesBrowser.test(file))
    .flatMap((file) =>
      runtimeImports(file)
        .filter((target) => serverPackages.test(target))
        .map((target) => `${file} imports ${target}`),
    )

  expect(wrong).toEqual([])
})

test('what is for Node alone is refused by the build of the browser', () => {
  const inBoth = /^richtext\/richtext-body\.tsx$/
  const wrong = files
    .filter((file) => !reachesBrowser.test(file) && !inBoth.test(file))
    .filter((file) => !serverOnly.some((pattern) => pattern.test(`src/${file}`)))

  expect(wrong).toEqual([])
})

test('no module holds state: nothing at top level can be reassigned or filled', () => {
  const state = /^(export )?(let |const \w+ = (new (Weak)?(Map|Set)\b|\[\]$|\{\}$))/m
  const wrong = files.filter((file) => state.test(read(file)))

  expect(wrong).toEqual([])
})

test('only config.ts reads the environment', () => {
  const wrong = files.filter((file) => file !== 'config.ts' && /process\.env/.test(read(file)))

  expect(wrong).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}

/** The targets of imports and re-exports that are still there after types are erased. */
function runtimeImports(file: string): string[] {
  const text = read(file)
  const statements = text.matchAll(
    /^(?:import|export)\s+(?!type\b)([^'"]*?from\s+)?['"]([^'"]+)['"]/gm,
  )
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...[...statements].filter((found) => !onlyTypes(found[1])).map((found) => found[2] ?? ''),
    ...[...dynamic].map((found) => found[1] ?? ''),
  ]
}

/** `{ type A, type B } from` is erased as a whole. */
function onlyTypes(clause: string | undefined): boolean {
  const names = /^\{([^}]*)\}/.exec(clause?.trim() ?? '')?.[1]
  if (names === undefined) return false
  return names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
}
