import { setImmediate as nextTurn } from 'node:timers/promises'
import { batches } from '#lib/batches.ts'
import { createModelReading } from '../checks/model-reading.ts'
import { runOwnChecks } from '../checks/run-checks.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import type { ReportAt, TellAt } from '../import/content-source.ts'
import { createCrossChecks } from '../import/cross-checks.ts'
import type { StoredDocument } from '../stored-document.ts'
import { releaseFault } from './release-fault.ts'
import type { StagedChange } from './staged-change.ts'

type CheckedRelease = {
  name: string
  /** The ids of documents that tokens have written. */
  written: ReadonlySet<string>
  /** All documents of the release, merged. */
  documents: readonly StoredDocument[]
  models: CustomTypes
  now: Date
}

const BATCH = 20
const MOST_TOLD = 10

/**
 * Throws if a rule stops what a tool has written. Tools may save documents before they are complete; what was imported
 * into a release has been checked then.
 */
export async function checkWritten(staged: StagedChange, release: CheckedRelease): Promise<void> {
  const { name, written, documents, models, now } = release
  const faults: string[] = []
  const report: ReportAt = ({ file }, message) => faults.push(`${file}: ${message}`)
  const tell: TellAt = (place, { severity, message }) => {
    if (severity === 'stops') report(place, message)
  }
  const checks = createCrossChecks({ report, tell })
  const context = { now, modelOf: createModelReading(models), answers: null }
  for (const some of batches(documents, BATCH)) {
    await nextTurn()
    for (const document of some) {
      const place = { file: `${document.type} ${document.uid ?? document.id}`, line: null }
      checks.addDocument(place, document)
      if (!written.has(document.id)) continue
      for (const finding of runOwnChecks(document, context)) tell(place, finding)
      for (const link of context.modelOf(document).links) checks.addLink(place, link)
    }
  }
  await checks.finish(staged)
  if (faults.length === 0) return
  const told = faults.slice(0, MOST_TOLD)
  const more = faults.length - told.length
  throw releaseFault({ release: name }, more === 0 ? told : [...told, `and ${more} more`])
}
