import type { Database } from '#db/database.ts'
import { checkDocument } from '../custom-types/check-document.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import { withModels } from '../custom-types/custom-type.ts'
import { storedCustomTypes, toNewRows } from '../custom-types/stored-custom-types.ts'
import { type PublishResult, publishContent } from '../publish/publish-content.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { ContentSource, FoundDocument, Place } from './content-source.ts'
import { createCrossChecks } from './cross-checks.ts'
import type { Fault } from './fault.ts'
import { openSource } from './open-source.ts'
import { removeMissing } from './remove-missing.ts'

export type ImportOptions = {
  now: () => Date
  createRef: () => string
  /** Also removes what the import does not have. */
  prune?: boolean
  dryRun?: boolean
  onProgress?: (documents: number) => void
}

/** With faults nothing was published. Warnings are about links that lead nowhere. */
export type ImportResult = { faults: Fault[]; warnings: Fault[]; result: PublishResult | null }

const BATCH = 250

/** Reads a file or a folder, checks all of it, and publishes what differs from what is published. */
export async function importContent(
  db: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const known = await storedCustomTypes(db)
  let faults: Fault[] = []
  let warnings: Fault[] = []
  try {
    const result = await publishContent(db, fill, options)
    return { faults, warnings, result }
  } catch (error) {
    if (faults.length > 0) return { faults, warnings, result: null }
    throw error
  }

  async function fill(change: StagedChange) {
    faults = []
    warnings = []
    const report = (place: Place, message: string) => faults.push({ ...place, message })
    const source = await openSource(path, options.now(), report)
    const models = withModels(known, source)
    const checks = createCrossChecks({
      report,
      warn: (place, message) => warnings.push({ ...place, message }),
    })
    await stageDocuments(source, change, { models, checks, report, options })
    await change.putPages(source.pages)
    if (options.prune) await removeMissing(change, { hasDocument: checks.has, pages: source.pages })
    await checks.finish(change)
    if (faults.length > 0) throw new Error('The import has faults')
    return { customTypes: toNewRows(known, source) }
  }
}

type Stage = {
  models: CustomTypes
  checks: ReturnType<typeof createCrossChecks>
  report: (place: Place, message: string) => void
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

/** `false` for one that cannot even be staged. */
function checkFound(found: FoundDocument, { models, checks, report }: Stage): boolean {
  const place = { file: found.file, line: found.line }
  checkDocument(found.document, models, {
    report: (message) => report(place, message),
    onLink: (link) => checks.addLink(place, link),
  })
  return checks.addDocument(place, found.document)
}
