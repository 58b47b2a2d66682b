import { setImmediate as nextTurn } from 'node:timers/promises'
import { batches } from '#lib/node/batches.ts'
import type { Finding } from '../checks/check.ts'
import { createModelReading } from '../checks/model-reading.ts'
import { runOwnChecks } from '../checks/run-checks.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import type { ReportAt, TellAt } from '../import/content-source.ts'
import { createCrossChecks } from '../import/cross-checks.ts'
import type { Published } from '../releases/merge-release.ts'
import type { StoredDocument } from '../stored-document.ts'
import { firstReasons, type Refused, releaseFault } from './release-fault.ts'
import type { StagedChange } from './staged-change.ts'

type CheckedChange = {
  refused: Refused
  /** Merged with what is published. */
  documents: readonly StoredDocument[]
  published: Published
  models: CustomTypes
  /** When it is published. */
  now: Date
}

const BATCH = 20

/**
 * Throws if a rule stops drafts or a release from being published. A rule that also stops the published version of the document
 * is not this change's fault, and must not keep a correction off the site.
 */
export async function checkChanges(staged: StagedChange, checked: CheckedChange): Promise<void> {
  const { refused, documents, published, models, now } = checked
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
      // Documents without a model are not checked.
      if (!models.types.has(document.type)) continue
      const before = published.findDocument(document.id)
      const known = new Set(before ? runOwnChecks(before, context).map(keyOf) : [])
      for (const finding of runOwnChecks(document, context)) {
        if (!known.has(keyOf(finding))) tell(place, finding)
      }
      const links = new Set(before ? context.modelOf(before).links.map(({ id }) => id) : [])
      for (const link of context.modelOf(document).links) {
        if (!links.has(link.id)) checks.addLink(place, link)
      }
    }
  }
  await checks.finish(staged)
  if (faults.length > 0) throw releaseFault(refused, firstReasons(faults))
}

function keyOf({ rule, path, message }: Finding): string {
  return `${rule} ${path} ${message}`
}
