import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Database } from '#db/database.ts'
import { proseAndFacts } from '../checks/prose-and-facts.ts'
import { checkDocument } from '../custom-types/check-document.ts'
import { type CustomTypes, withModels } from '../custom-types/custom-type.ts'
import { storedCustomTypes, toNewRows } from '../custom-types/stored-custom-types.ts'
import type { DealDocument } from '../documents.ts'
import type { FillStage } from '../publish/publish-content.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { ContentSource, FoundDocument, ReportAt } from './content-source.ts'
import { createCrossChecks } from './cross-checks.ts'
import type { Fault } from './fault.ts'
import type { Illustrator } from './illustrator.ts'
import { type AuthoringOptions, importFolder } from './import-folder.ts'
import { openJsonSource } from './json-source.ts'
import type { RichtextPage } from './richtext-pages.ts'

export type ImportOptions = {
  now: () => Date
  createIllustrator: () => Illustrator
  /** Also removes published content that the import lacks. */
  prune?: boolean
  onProgress?: (documents: number) => void
}

/** There is no result if there are faults. Warnings are about broken links. */
export type ImportResult<Result> = { faults: Fault[]; warnings: Fault[]; result: Result | null }

const BATCH = 250

/** Reads and checks a file or a folder, and passes it to `deliver`, which publishes it or puts it into a release. */
export async function importContent<Result>(
  source: { db: Database; path: string },
  options: ImportOptions,
  deliver: (fill: FillStage) => Promise<Result>,
): Promise<ImportResult<Result>> {
  const known = await storedCustomTypes(source.db)
  let faults: Fault[] = []
  let warnings: Fault[] = []

  async function fill(change: StagedChange) {
    faults = []
    warnings = []
    const report: ReportAt = (place, message) => faults.push({ ...place, message })
    const warn: ReportAt = (place, message) => warnings.push({ ...place, message })
    const content = await openSource(source.path, { ...options, now: options.now() }, report)
    const checks = createCrossChecks({ report, warn })
    const models = withModels(known, content)
    await stageDocuments(content, change, { models, checks, report, warn, options })
    await change.putPages(content.pages)
    change.putAssets(content.assets)
    if (options.prune) await removeMissing(change, checks.has, content.pages)
    await checks.finish(change)
    if (faults.length > 0) throw new Error('The import has faults')
    return { customTypes: toNewRows(known, content) }
  }

  try {
    const result = await deliver(fill)
    return { faults, warnings, result }
  } catch (error) {
    if (faults.length > 0) return { faults, warnings, result: null }
    throw error
  }
}

type Stage = {
  models: CustomTypes
  checks: ReturnType<typeof createCrossChecks>
  report: ReportAt
  warn: ReportAt
  options: ImportOptions
}

async function stageDocuments(source: ContentSource, change: StagedChange, stage: Stage) {
  let batch: StoredDocument[] = []
  let count = 0
  for await (const found of source.documents()) {
    if (checkFound(found, stage)) batch.push(found.document)
    count += 1
    if (batch.length < BATCH) continue
    await change.put(batch)
    batch = []
    stage.options.onProgress?.(count)
  }
  await change.put(batch)
  stage.options.onProgress?.(count)
}

/** `false` for a document that cannot be staged. */
function checkFound(found: FoundDocument, { models, checks, report, warn }: Stage): boolean {
  const place = { file: found.file, line: found.line }
  checkDocument(found.document, models, {
    report: (message) => report(place, message),
    onLink: (link) => checks.addLink(place, link),
  })
  if (found.document.type === 'deal') {
    for (const finding of proseAndFacts(found.document as DealDocument)) warn(place, finding)
  }
  return checks.addDocument(place, found.document)
}

/** Removes published content that the import lacks. */
async function removeMissing(
  change: StagedChange,
  hasDocument: (id: string) => boolean,
  pages: readonly RichtextPage[],
): Promise<void> {
  const published = await change.publishedIds()
  await change.remove(published.documents.filter((id) => !hasDocument(id)))
  const pageIds = new Set(pages.map(({ id }) => id))
  await change.removePages(published.pages.filter((id) => !pageIds.has(id)))
}

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
