import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ContentSource, ReportAt } from './content-source.ts'
import { type AuthoringOptions, importFolder } from './import-folder.ts'
import { openJsonSource } from './json-source.ts'

/** A folder with Markdown is in the authoring format; anything else holds documents as JSON. */
export async function openSource(
  path: string,
  options: AuthoringOptions,
  report: ReportAt,
): Promise<ContentSource> {
  if (!(await stat(path)).isDirectory()) {
    return openJsonSource([{ path, name: path, place: path }], report)
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  if (files.some((file) => file.endsWith('.md'))) return openAuthoringSource(path, options, report)
  return openJsonSource(
    files.map((file) => {
      const name = relative(path, file).split(sep).join('/')
      return { path: file, name, place: name }
    }),
    report,
  )
}

async function openAuthoringSource(
  folder: string,
  options: AuthoringOptions,
  report: ReportAt,
): Promise<ContentSource> {
  const { documents, richtextPages, assets, files, faults } = await importFolder(folder, options)
  for (const { message, ...place } of faults) report(place, message)
  return {
    types: [],
    slices: [],
    pages: richtextPages,
    assets,
    async *documents() {
      for (const document of documents) {
        yield { document, file: files.get(document.id) ?? folder, line: null }
      }
    },
  }
}
