import type { Staging } from '#db/content-staging.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type Refused, releaseFault } from './release-fault.ts'

type UidConflict = Awaited<ReturnType<Staging['uidConflicts']>>[number]

/**
 * Throws if a document of the release has the uid of another document. The uid was free when the document
 * was put into the release, but other documents may have taken it since.
 */
export function checkReleaseUids(
  refused: Refused,
  documents: readonly StoredDocument[],
  published: readonly UidConflict[],
): void {
  const faults = [
    ...published.map(
      ({ id, type, uid, other }) =>
        `the uid ${uid} of ${id} is that of the published ${type} ${other}`,
    ),
    ...uidsOfTwo(documents),
  ]
  if (faults.length > 0) throw releaseFault(refused, faults)
}

function uidsOfTwo(documents: readonly StoredDocument[]): string[] {
  const seen = new Map<string, string>()
  return documents.flatMap(({ id, type, uid, lang }) => {
    if (uid === null) return []
    const key = `${type}/${uid}/${lang}`
    const other = seen.get(key)
    seen.set(key, id)
    return other === undefined ? [] : [`${other} and ${id} both have the uid ${uid}`]
  })
}
