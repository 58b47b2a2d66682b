import { toFinding } from '../checks/check.ts'
import { duplicateDeal, duplicateProblem, offerKeys } from '../checks/duplicate-deal.ts'
import { linkMissing, missingTarget } from '../checks/link-missing.ts'
import { linkOfWrongType, wrongTarget } from '../checks/link-of-wrong-type.ts'
import type { FoundLink } from '../custom-types/check-field.ts'
import type { DealDocument } from '../documents.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Place, ReportAt, TellAt } from './content-source.ts'
import { toPlaceText } from './fault.ts'

type SeenDocument = Place & { type: string }
type SeenLink = Place & FoundLink
type SeenOffer = Place & { name: string }

/** Checks that need all documents: duplicates, and links to missing or wrong targets. */
export function createCrossChecks({ report, tell }: { report: ReportAt; tell: TellAt }) {
  const byId = new Map<string, SeenDocument>()
  const byUid = new Map<string, string>()
  /** The first link to each target from fields with the same allowed types: one fault is enough. */
  const links = new Map<string, SeenLink>()
  const offers = new Map<string, SeenOffer[]>()

  return {
    has: (id: string) => byId.has(id),
    /** `false` for a duplicate id. */
    addDocument(place: Place, { id, type, uid, lang }: StoredDocument): boolean {
      const before = byId.get(id)
      if (before) {
        report(place, `the id ${id} is also that of ${toPlaceText(before)}`)
        return false
      }
      byId.set(id, { ...place, type })
      if (uid === null) return true
      const key = `${type}/${uid}/${lang}`
      const other = byUid.get(key)
      if (other !== undefined) {
        report(place, `the uid ${uid} is also that of ${toPlaceText(byId.get(other) ?? place)}`)
      }
      byUid.set(key, id)
      return other === undefined
    },
    addLink(place: Place, link: FoundLink): void {
      const key = `${link.id} ${link.types.join()}`
      if (!link.isBroken && !links.has(key)) links.set(key, { ...place, ...link })
    },
    addOffer(place: Place, deal: DealDocument, now: Date): void {
      for (const key of offerKeys(deal, now)) {
        offers.set(key, [...(offers.get(key) ?? []), { ...place, name: deal.uid }])
      }
    },
    async finish(change: StagedChange): Promise<void> {
      const inStore = await change.typesOf(
        [...links.values()].map(({ id }) => id).filter((id) => !byId.has(id)),
      )
      for (const link of links.values()) {
        const type = byId.get(link.id)?.type ?? inStore.get(link.id) ?? null
        const place = { file: link.file, line: link.line }
        const [missing, wrong] = [missingTarget(link, type), wrongTarget(link, type)]
        if (missing) tell(place, toFinding(linkMissing, missing))
        if (wrong) tell(place, toFinding(linkOfWrongType, wrong))
      }
      for (const [first, ...same] of offers.values()) {
        for (const { name: _, ...place } of same) {
          const [problem] = duplicateProblem([first?.name ?? ''])
          if (problem) tell(place, toFinding(duplicateDeal, problem))
        }
      }
      for (const { id, type, uid, other } of await change.uidConflicts()) {
        const place = byId.get(id) ?? { file: id, line: null }
        report(
          { file: place.file, line: place.line },
          `the uid ${uid} is that of the published ${type} ${other}`,
        )
      }
    },
  }
}
