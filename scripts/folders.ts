/**
 * Who may import whom, and where each folder's code runs. `test/architecture.test.ts` holds `src` to this table,
 * `scripts/refuse-server-code.ts` fails the browser's build by it, and CONTRIBUTING.md shows it.
 */
type Folder = {
  /** A folder or a file of `src`. `**` stands for any folders between, or none. */
  path: string
  /** Other rows, each without the rows within it, or single files where only those are meant. */
  may: readonly string[] | 'everything'
  runs: 'Node' | 'browser' | 'both'
}

// biome-ignore format: a row of the table is one line.
/** The first row that fits a file counts. */
export const folders: readonly Folder[] = [
  { path: 'main.ts', may: 'everything', runs: 'Node' },
  { path: 'site.ts', may: 'everything', runs: 'Node' },
  { path: 'site', may: 'everything', runs: 'Node' },
  { path: 'config.ts', may: ['accounts', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'http', may: ['functions', 'accounts', 'editorial', 'desk/wire', 'repository', 'pagecache', 'search', 'routes/page-envelope.ts', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'front', may: ['http', 'pagecache', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'render', may: ['routes', 'routes/**/server', 'ui', 'deals', 'deals/facts', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'browser', may: ['routes', 'ui', 'visitor', 'lib'], runs: 'browser' },
  { path: 'desk/wire', may: ['deals', 'lib'], runs: 'both' },
  { path: 'desk', may: ['desk/wire', 'ui', 'deals', 'lib'], runs: 'browser' },
  { path: 'routes/account/**/server', may: ['routes', 'accounts', 'lib'], runs: 'Node' },
  { path: 'routes/**/server', may: ['routes', 'content', 'repository/documents.ts', 'richtext', 'search', 'deals', 'deals/facts', 'singapore', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'routes', may: ['ui', 'visitor', 'deals', 'lib'], runs: 'both' },
  { path: 'editorial', may: ['repository', 'accounts', 'desk/wire', 'deals', 'deals/facts', 'db', 'outgoing', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'functions', may: ['visitor', 'db', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'accounts', may: ['db', 'outgoing', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'reminders', may: ['accounts/messages.ts', 'content', 'db', 'outgoing', 'deals', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'content', may: ['repository', 'db', 'outgoing', 'deals', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'repository', may: ['db', 'outgoing', 'deals', 'deals/facts', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'richtext', may: ['db', 'outgoing', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'search', may: ['content', 'repository/documents.ts', 'repository/deal-lifespans.ts', 'richtext', 'deals', 'deals/facts', 'singapore', 'lib', 'lib/node'], runs: 'Node' },
  { path: 'ui', may: ['visitor', 'deals', 'lib'], runs: 'both' },
  { path: 'visitor', may: ['lib'], runs: 'both' },
  { path: 'images', may: ['lib', 'lib/node'], runs: 'Node' },
  { path: 'pagecache', may: ['lib', 'lib/node'], runs: 'Node' },
  { path: 'db', may: ['lib', 'lib/node'], runs: 'Node' },
  { path: 'outgoing', may: ['lib/node'], runs: 'Node' },
  { path: 'deals/facts', may: ['deals', 'singapore', 'lib'], runs: 'Node' },
  { path: 'deals', may: ['lib'], runs: 'both' },
  { path: 'singapore', may: ['lib', 'lib/node'], runs: 'Node' },
  { path: 'lib/node', may: ['lib'], runs: 'Node' },
  { path: 'lib', may: [], runs: 'both' },
]

/** Packages that must not reach a browser. */
export const nodePackages: readonly string[] = [
  '@hono/node-server',
  '@prismicio/client',
  'highlight.js',
  'hono',
  'katex',
  'kysely',
  'marked',
  'nodemailer',
  'pg',
  'pino',
  'react-dom/server',
  'sharp',
  'yaml',
]

/** The row of a file, whose path is relative to `src`; `null` where the table has none. */
export function findFolder(file: string): Folder | null {
  return folders.find(({ path }) => fits(path, file)) ?? null
}

/** Whether files of a row may import a file of another one. */
export function mayImport({ may }: Folder, file: string): boolean {
  if (may === 'everything') return true
  const row = findFolder(file)?.path
  const isRow = (path: string) => folders.some((folder) => folder.path === path)
  return may.some((path) => (isRow(path) ? path === row : fits(path, file)))
}

/** The package that an import names is one of Node's alone. */
export function isNodePackage(specifier: string): boolean {
  return (
    specifier.startsWith('node:') ||
    nodePackages.some((name) => specifier === name || isWithin(name, specifier))
  )
}

function fits(path: string, file: string): boolean {
  const [start = '', end] = path.split('/**')
  if (end === undefined) return file === path || isWithin(path, file)
  return isWithin(start, file) && file.slice(start.length).includes(`${end}/`)
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`)
}
