import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { PageAssets } from '#lib/node/page-assets.ts'
import * as paths from '#lib/paths.ts'
import { type FileBody, toEtag } from '#pagecache/encoded-body.ts'

/** The output of `npm run build`: the client's files in memory, and how documents refer to them. */
export type ClientBuild = {
  id: string
  /** When it was built, in ms. */
  timestamp: number
  assets: PageAssets
  /** By URL path. */
  files: ReadonlyMap<string, ClientFile>
}

export type ClientFile = { body: FileBody; type: string; immutable: boolean }

export type Manifest = Record<
  string,
  { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}

/** The content type by file extension; `null` for files that are not served. */
export function typeOfFile(name: string): string | null {
  return types[extname(name)] ?? null
}

export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const [manifest, build, boot, inlined, files] = await Promise.all([
    readJson<Manifest>(join(folder, '.vite/manifest.json')),
    readJson<{ id: string; timestamp: number }>(join(folder, 'build.json')),
    readJson<PageAssets['boot']>(join(folder, '.vite/boot.json')),
    readJson<Pick<PageAssets['styles'], 'pages' | 'all'>>(join(folder, '.vite/styles.json')),
    readBuildFiles(folder),
  ])
  const path = `/${Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file}`
  if (!files.has(path)) throw new Error('client build: the manifest has no stylesheet')
  const styles = { ...inlined, path }
  return { ...build, assets: { boot, styles, scripts: toScripts(manifest) }, files }
}

export async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The files of a build by the URL path that they have below `base`. */
export async function readBuildFiles(folder: string, base = ''): Promise<Map<string, ClientFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const served = names.filter((name) => typeOfFile(name) !== null && !name.startsWith('.vite'))
  const files = await Promise.all(
    served.map(async (name): Promise<[string, ClientFile]> => {
      const path = `${base}/${name.split(sep).join('/')}`
      const file = {
        body: await readBody(join(folder, name)),
        type: typeOfFile(name) ?? '',
        immutable: path.startsWith(base + paths.assets),
      }
      return [path, file]
    }),
  )
  return new Map(files)
}

/** The build compressed what is worth it; fonts and pictures are served as they are. */
async function readBody(file: string): Promise<FileBody> {
  const identity = await readFile(file)
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map((suffix) => readFile(file + suffix).catch(() => null)),
  )
  return {
    etag: toEtag(identity),
    bytes: { identity, br: br ?? identity, gzip: gzip ?? identity },
  }
}

function toScripts(manifest: Manifest): PageAssets['scripts'] {
  const names = Object.keys(manifest)
  const entryName = names.find((name) => manifest[name]?.isEntry)
  if (!entryName) throw new Error('client build: the manifest has no entry')
  const filesOf = (chunks: Iterable<string>) =>
    Array.from(chunks, (name) => `/${manifest[name]?.file}`)
  const loaded = chunksOf(manifest, entryName)
  const [entry = '', ...shared] = filesOf(loaded)
  const pages = names.flatMap((name): [string, string[]][] => {
    const folder = /^src\/routes\/([^/]+)\/page\.tsx$/.exec(name)?.[1]
    return folder ? [[folder, filesOf(chunksOf(manifest, name).difference(loaded))]] : []
  })
  return { entry, shared, pages: Object.fromEntries(pages) }
}

/** The chunk and, once each, those that it imports. */
export function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (!manifest[name] || seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name].imports ?? []) chunksOf(manifest, imported, seen)
  return seen
}
