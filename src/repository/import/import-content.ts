import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Database } from '#db/database.ts'
import type { CheckContext } from '../checks/check.ts'
import { createModelReading } from '../checks/model-reading.ts'
import { runOwnChecks } from '../checks/run-checks.ts'
import { completeDocument } from '../custom-types/complete-document.ts'
import { type CustomTypes, withModels } from '../custom-types/custom-type.ts'
import { storedCustomTypes, toNewRows } from '../custom-types/stored-custom-types.ts'
import type { DealDocument } from '../documents.ts'
import type { FillStage } from '../publish/publish-content.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { ContentSource, FoundDocument, ReportAt, TellAt } from './content-source.ts'
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
  /** Names of rules that only warn, once for each message. */
  warnsOnly?: readonly string[]
}

/** There is no result if there are faults. */
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
    const excused = new Set<string>()
    const report: ReportAt = (place, message) => faults.push({ ...place, message })
    const tell: TellAt = (place, { severity, message, rule, advice }) => {
      const isExcused = options.warnsOnly?.includes(rule) ?? false
      // It may be the same in every document.
      if (isExcused && excused.has(message)) return
      if (isExcused) excused.add(message)
      const told = severity === 'stops' && !isExcused ? faults : warnings
      told.push({ ...place, message, rule, advice })
    }
    const now = options.now()
    const mainLanguage = await change.mainLanguage()
    const content = await openSource(source.path, { ...options, now, mainLanguage }, report)
    const checks = createCrossChecks({ report, tell })
    const models = withModels(known, content)
    const context = { now, modelOf: createModelReading(models), answers: null }
    await stageDocuments(content, change, { context, checks, tell, options, models })
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
  /** Rules about other documents are checked at the end, when all have been read. */
  context: Omit<CheckContext, 'others'>
  checks: ReturnType<typeof createCrossChecks>
  tell: TellAt
  options: ImportOptions
  models: CustomTypes
}

async function stageDocuments(source: ContentSource, change: StagedChange, stage: Stage) {
  let batch: StoredDocument[] = []
  let count = 0
  for await (const given of source.documents()) {
    const document = completeDocument(given.document, stage.models)
    if (checkFound({ ...given, document }, stage)) batch.push(document)
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
function checkFound(found: FoundDocument, { context, checks, tell }: Stage): boolean {
  const { document, file, lineOf } = found
  const place = { file, line: found.line }
  for (const finding of runOwnChecks(document, context)) {
    const line = finding.path === null ? null : (lineOf?.(finding.path) ?? null)
    tell({ file, line: line ?? found.line }, finding)
  }
  for (const link of context.modelOf(document).links) checks.addLink(place, link)
  if (document.type === 'deal') checks.addOffer(place, document as DealDocument, context.now)
  return checks.addDocument(place, document)
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
    return openJsonSource([{ path, name: path, place: path }], report, options.mainLanguage)
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
    options.mainLanguage,
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
        const { file = folder, lineOf } = files.get(document.id) ?? {}
        yield { document, file, line: null, ...(lineOf && { lineOf }) }
      }
    },
  }
}
