import { badRequest, previewTokenExpired, refExpired, refNotFound } from './api-error.ts'
import type { ContentStore } from './content-store.ts'
import { findPreviewToken, toPlainRef } from './preview-ref.ts'
import type { PreviewStore } from './preview-store.ts'
import { masterRef } from './repository-metadata.ts'
import type { Snapshot } from './snapshot.ts'

type Sources = { store: ContentStore; previews: PreviewStore | null }

/** The documents at a ref: published, of a release (`release~master`) or of a preview. */
export async function snapshotAt(
  givenRef: string | null,
  { store, previews }: Sources,
): Promise<Snapshot> {
  if (givenRef === null || givenRef === '') throw badRequest('A ref is required')
  const ref = toPlainRef(givenRef)
  const published = findPublished(ref, store)
  if (published) return published
  const master = masterRef(store.snapshot())
  if (store.snapshot().pastRefs.has(ref)) throw refExpired(master)

  const address = findPreviewToken(ref)
  const preview = await previews?.find(address ?? ref)
  if (preview === 'over') throw previewTokenExpired()
  if (preview) return preview.snapshot
  throw address === null ? refNotFound(master) : previewTokenExpired()
}

/** The current or previous published snapshot. Releases and previews are not public. */
export function findPublished(ref: string, store: ContentStore): Snapshot | null {
  const published = store.snapshot()
  return ref === masterRef(published) ? published : store.findSnapshot(ref)
}
