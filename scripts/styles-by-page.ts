import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { InlineStyles, PageAssets } from '../src/lib/node/page-assets.ts'
import { shortenStyles } from './inline-styles.ts'
import { toLateStyles } from './late-styles.ts'

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const ENTRY = 'src/browser/entry.tsx'
/** Its lazy imports are the pages, each of which has its own styles. */
const SITE_MAP = 'src/routes/page-modules.ts'
/** In the shell's code, but seldom shown. Documents that show them inline all styles, or are of a page that uses them. */
const SELDOM_SHOWN = [
  'src/ui/error-page.tsx',
  'src/ui/page-header.tsx',
  'src/ui/preview-bar.css',
  'src/ui/shell/announcement-bar.css',
]
/** What the document's header needs. Its styles come before it, all others after it. */
const FIRST = ['src/ui/base.css', 'src/ui/shell/header.tsx']
const PAGE = /^src\/routes\/([^/]+)\/page\.tsx$/
/** Says which numbered style files each page uses, and which come first. */
const USES_FILE = '.vite/style-uses.json'
type Uses = { first: number[]; pages: Record<string, number[]> }
/** A rule that no element matches. It stands before the styles of each file, and survives minifying. */
const MARK = /\.style-file-(\d+)\{order:\d+\}/
/** Vite's own comment at the end. */
const VITES_NOTE = /\s*\/\*[^*]*\*\/\s*$/

/**
 * Finds out which style files a page's code reaches, with the shell and with parts that load late, so that its document
 * needs no others.
 */
export function markStyles(root: string): Plugin {
  const files: string[] = []
  const toName = (id: string) => relative(root, id.replace(/\?.*/, '')).split(sep).join('/')

  function reach(graph: Graph, start: string, seen = new Set<string>()): Set<string> {
    if (seen.has(start)) return seen
    seen.add(start)
    const info = graph.getModuleInfo(start)
    const lazy = toName(start) === SITE_MAP ? [] : (info?.dynamicallyImportedIds ?? [])
    for (const id of [...(info?.importedIds ?? []), ...lazy]) reach(graph, id, seen)
    return seen
  }

  function reachAtOnce(graph: Graph, start: string): string[] {
    const imported = graph.getModuleInfo(start)?.importedIds ?? []
    return [start, ...imported.flatMap((id) => reachAtOnce(graph, id))]
  }

  const numbersIn = (ids: Set<string>) =>
    files.flatMap((file, number) => (ids.has(file) ? [number] : []))

  return {
    name: 'mark-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    // After Vite has compiled the file, before it puts all of them together.
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      if (!files.includes(id)) files.push(id)
      const number = files.indexOf(id)
      return { code: `.style-file-${number}{order:${number}}\n${code}`, map: null }
    },
    generateBundle() {
      const seldom = [...this.getModuleIds()].filter((id) => SELDOM_SHOWN.includes(toName(id)))
      // Passed as seen, so that they are not entered.
      const shell = reach(this, join(root, ENTRY), new Set(seldom)).difference(new Set(seldom))
      const pages = [...this.getModuleIds()].flatMap((id): [string, number[]][] => {
        const folder = PAGE.exec(toName(id))?.[1]
        return folder ? [[folder, numbersIn(shell.union(reach(this, id)))]] : []
      })
      const first = FIRST.flatMap((name) => reachAtOnce(this, join(root, name)))
      const uses: Uses = { first: numbersIn(new Set(first)), pages: Object.fromEntries(pages) }
      const source = JSON.stringify(uses)
      this.emitFile({ type: 'asset', fileName: USES_FILE, source })
    },
  }
}

/**
 * Writes the styles of each page, in the order of the whole stylesheet, and makes the stylesheet one for what documents
 * lack. `client` is the folder of the build.
 */
export async function splitStyles(client: string): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(client, name), 'utf8'))
  const manifest: Record<string, { file: string }> = await read('.vite/manifest.json')
  const uses: Uses = await read(USES_FILE)
  const file = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'))?.file
  if (!file) throw new Error('build: there is no stylesheet')
  // Splitting by a group also returns the group: text, number, text, number, text.
  const whole = (await readFile(join(client, file), 'utf8')).replace(VITES_NOTE, '')
  const [before = '', ...rest] = whole.split(MARK)
  const parts = rest.flatMap((css, at) => (at % 2 ? [{ number: Number(rest[at - 1]), css }] : []))
  const cssOf = (isUsed: (number: number) => boolean) =>
    parts.flatMap(({ number, css }) => (isUsed(number) ? [css] : [])).join('')
  const isFirst = (number: number) => uses.first.includes(number)
  const inlineOf = (isUsed: (number: number) => boolean): InlineStyles => ({
    first: before + cssOf((number) => isFirst(number) && isUsed(number)),
    rest: cssOf((number) => !isFirst(number) && isUsed(number)),
  })
  const late = await readScripts(client)
  const pages = Object.entries(uses.pages).map(([folder, numbers]) => [
    folder,
    shortenStyles(
      inlineOf((number) => numbers.includes(number)),
      late,
    ),
  ])
  const isEverywhere = (number: number) =>
    Object.values(uses.pages).every((numbers) => numbers.includes(number))
  const some = parts.flatMap(({ number, css }) => (isEverywhere(number) ? [] : [css]))
  await writeFile(join(client, file), toLateStyles(before + cssOf(isEverywhere), some))
  // Not served: documents inline them.
  const styles: Omit<PageAssets['styles'], 'path'> = {
    pages: Object.fromEntries(pages),
    all: inlineOf(() => true),
  }
  await writeFile(join(client, '.vite/styles.json'), JSON.stringify(styles))
}

/** All scripts of the build, which contain the styles of parts that load late. */
async function readScripts(client: string): Promise<string> {
  const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js'))
  const texts = names.map((name) => readFile(join(client, 'assets', name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}
