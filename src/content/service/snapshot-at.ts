import { badRequest, previewTokenExpired, refExpired, refNotFound } from './api-error.ts'
import type { ContentStore } from './content-store.ts'
import { findPreviewToken } from './find-preview-token.ts'
import type { ReleaseStore } from './release-store.ts'
import { masterRef } from './repository-metadata.ts'
import type { Snapshot } from './snapshot.ts'

type Sources = { store: ContentStore; releases: ReleaseStore | null }

/** The documents that a ref stands for: published ones, a release's (`release~master`) or a preview's. */
export async function snapshotAt(
  ref: string | null,
  { store, releases }: Sources,
): Promise<Snapshot> {
  if (ref === null || ref === '') throw badRequest('A ref is required')
  const master = masterRef(store.snapshot())
  if (ref === master) return store.snapshot()
  const recent = store.findSnapshot(ref)
  if (recent) return recent
  if (store.snapshot().pastRefs.has(ref)) throw refExpired(master)

  const previewToken = findPreviewToken(ref)
  const by = previewToken === null ? { ref: ref.replace(/~.*/, '') } : { previewToken }
  const snapshot = await releases?.findSnapshot(by)
  if (snapshot) return snapshot
  throw previewToken === null ? refNotFound(master) : previewTokenExpired()
}
