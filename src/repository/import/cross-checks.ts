import type { FoundLink } from '../custom-types/check-field.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Place, ReportAt } from './content-source.ts'

type SeenDocument = Place & { type: string }
type SeenLink = Place & FoundLink

/** Checks that need all documents: duplicate ids and uids, and links to missing or wrong targets. */
export function createCrossChecks({ report, warn }: { report: ReportAt; warn: ReportAt }) {
  const byId = new Map<string, SeenDocument>()
  const byUid = new Map<string, string>()
  /** The first link to each target from fields with the same allowed types: one fault is enough. */
  const links = new Map<string, SeenLink>()

  return {
    has: (id: string) => byId.has(id),
    /** `false` for a duplicate id. */
    addDocument(place: Place, { id, type, uid, lang }: StoredDocument): boolean {
      const before = byId.get(id)
      if (before) {
        report(place, `the id ${id} is also that of ${toText(before)}`)
        return false
      }
      byId.set(id, { ...place, type })
      if (uid === null) return true
      const key = `${type}/${uid}/${lang}`
      const other = byUid.get(key)
      if (other !== undefined) {
        report(place, `the uid ${uid} is also that of ${toText(byId.get(other) ?? place)}`)
      }
      byUid.set(key, id)
      return other === undefined
    },
    addLink(place: Place, link: FoundLink): void {
      const key = `${link.id} ${link.types.join()}`
      if (!link.isBroken && !links.has(key)) links.set(key, { ...place, ...link })
    },
    async finish(change: StagedChange): Promise<void> {
      const inStore = await change.typesOf(
        [...links.values()].map(({ id }) => id).filter((id) => !byId.has(id)),
      )
      for (const link of links.values()) {
        const type = byId.get(link.id)?.type ?? inStore.get(link.id)
        const place = { file: link.file, line: link.line }
        if (type === undefined) warn(place, `${link.path} leads to ${link.id}, which is not there`)
        else if (link.types.length > 0 && !link.types.includes(type)) {
          report(
            place,
            `${link.path} leads to a ${type}, but must lead to a ${link.types.join(' or ')}`,
          )
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

function toText({ file, line }: Place): string {
  return line === null ? file : `${file}:${line}`
}
