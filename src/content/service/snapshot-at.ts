import { badRequest, previewTokenExpired, refExpired, refNotFound } from './api-error.ts'
import type { ContentStore } from './content-store.ts'
import { findPreviewToken, toPlainRef } from './preview-ref.ts'
import type { ReleaseStore } from './release-store.ts'
import { masterRef } from './repository-metadata.ts'
import type { Snapshot } from './snapshot.ts'

type Sources = { store: ContentStore; releases: ReleaseStore | null }

/** The documents that a ref stands for: published ones, a release's (`release~master`) or a preview's. */
export async function snapshotAt(
  givenRef: string | null,
  { store, releases }: Sources,
): Promise<Snapshot> {
  if (givenRef === null || givenRef === '') throw badRequest('A ref is required')
  const ref = toPlainRef(givenRef)
  const published = store.snapshot()
  const master = masterRef(published)
  if (ref === master) return published
  const recent = store.findSnapshot(ref)
  if (recent) return recent
  if (published.pastRefs.has(ref)) throw refExpired(master)

  const previewToken = findPreviewToken(ref)
  const unpublished =
    (await releases?.findSnapshot({ previewToken: previewToken ?? ref })) ??
    (await releases?.findSnapshot({ ref: ref.replace(/~.*/, '') }))
  if (unpublished) return unpublished
  throw previewToken === null ? refNotFound(master) : previewTokenExpired()
}
