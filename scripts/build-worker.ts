import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files needed offline, besides the scripts of visited pages. */
const needed = [
  'src/browser/entry.tsx',
  'src/browser/active-parts.ts',
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
  'style.css',
  // Only posts use italics.
  fontOf('bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal'),
  fontOf('hanken-grotesk/files/hanken-grotesk-latin-wght-normal'),
]

/** The service worker: one file without imports. `client` is the folder of the browser's bundle. */
export async function buildWorker(root: string, client: string, id: string): Promise<string> {
  const define = { BUILD: JSON.stringify({ id, core: await coreAssets(client) }) }
  return bundleScript({ root, entry: 'src/browser/offline/worker.ts', define })
}

async function coreAssets(client: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`build: ${name} has no chunk, but is needed offline`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of needed) add(name)
  return [...found]
}

function fontOf(name: string): string {
  return `node_modules/@fontsource-variable/${name}.woff2`
}
