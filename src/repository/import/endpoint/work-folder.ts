import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseJson } from '#lib/parse-json.ts'

export type WorkFolder = ReturnType<typeof openWorkFolder>

/** Where an import keeps what it has downloaded, so that a killed one can continue. */
export function openWorkFolder(parent: string, endpoint: URL) {
  const name = createHash('sha256').update(endpoint.href).digest('hex').slice(0, 16)
  const folder = join(parent, `${endpoint.hostname}-${name}`)
  const pathOf = (file: string) => join(folder, file)

  return {
    pathOf,
    has: (file: string) => existsSync(pathOf(file)),
    /** The whole file or none, also if the process is killed. */
    async write(file: string, text: string): Promise<void> {
      await mkdir(dirname(pathOf(file)), { recursive: true })
      await writeFile(`${pathOf(file)}.part`, text)
      await rename(`${pathOf(file)}.part`, pathOf(file))
    },
    async append(file: string, line: object): Promise<void> {
      await mkdir(dirname(pathOf(file)), { recursive: true })
      await appendFile(pathOf(file), `${JSON.stringify(line)}\n`)
    },
    /** Whole lines of JSON; a killed process may leave half of one. */
    async lines<Line>(file: string): Promise<Line[]> {
      if (!existsSync(pathOf(file))) return []
      const texts = (await readFile(pathOf(file), 'utf8')).split('\n')
      return texts.flatMap((text) => (parseJson(text) as Line | null) ?? [])
    },
    /** Removes all other entries of a folder. */
    async keepOnly(within: string, wanted: readonly string[]): Promise<void> {
      if (!existsSync(pathOf(within))) return
      for (const name of await readdir(pathOf(within))) {
        const entry = `${within}/${name}`
        if (!wanted.includes(entry)) await rm(pathOf(entry), { recursive: true, force: true })
      }
    },
    remove: (file = '') => rm(join(folder, file), { recursive: true, force: true }),
  }
}
