import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** What is needed offline, besides the scripts of visited pages. */
const needed = [
  'src/browser/entry.tsx',
  'src/browser/offline/start-offline.ts',
  'src/routes/profile/page.tsx',
  'src/routes/profile/saved-part.tsx',
  'src/routes/deal/page.tsx',
  'src/routes/deal/action-bar.tsx',
  'src/routes/deal/countdown.tsx',
  'src/routes/deal/find-me.ts',
  'src/routes/deal/report-form.tsx',
  'src/routes/deal/show-at-counter.ts',
  'src/routes/settings/page.tsx',
  'src/routes/settings/late-parts.tsx',
  'src/browser/visitor-extras.ts',
  'src/ui/toast/tell-saved.ts',
]
/** Only posts use italics. */
const fonts = /-normal-[\w-]+\.woff2$/

/** The service worker: one file without imports, at the root, because it only controls URLs below its own. */
export async function buildWorker({
  root,
  client,
  id,
}: {
  root: string
  /** The folder of the browser's bundle. */
  client: string
  id: string
}): Promise<void> {
  const core = await coreAssets(client)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ id, core }) },
    build: {
      target: 'baseline-widely-available',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'src/browser/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

async function coreAssets(client: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`build: ${name} has no chunk, but is needed without signal`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of needed) add(name)
  const assets = await readdir(join(client, 'assets'))
  return [...found, ...assets.filter((name) => fonts.test(name)).map((name) => `/assets/${name}`)]
}
