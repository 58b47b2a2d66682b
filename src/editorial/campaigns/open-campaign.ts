import { findReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { CampaignDocument, OpenedCampaign } from '#desk/wire/campaigns.ts'
import { AppError } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { releasesWithDrafts } from '#repository/drafts/with-drafts.ts'
import { diffDocuments } from '#repository/merge/merge-documents.ts'
import type { ContentChange, Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { titleOf } from '../documents/title-of.ts'
import { readCampaign } from './read-campaigns.ts'

export type OpenOptions = {
  db: Database
  store: Pick<ContentStore, 'snapshot'>
  /** Where visitors read the site. */
  siteUrl: URL
}

/** A campaign with everything that it changes, compared with what is live. */
export async function openCampaign(
  { db, store, siteUrl }: OpenOptions,
  id: string,
): Promise<OpenedCampaign> {
  const row = await findReleaseRow(db, 'id', id)
  // The take-back of a release that is still to come belongs to that one.
  if (!row || row.take_back_of !== null)
    throw new AppError('not-found', 'There is no such campaign.')
  const [full = row] = await releasesWithDrafts(db, [row])
  const change = JSON.parse(full.change) as ContentChange
  const preview = new URL(paths.preview, siteUrl)
  preview.searchParams.set('token', row.preview_token)
  return {
    ...(await readCampaign(db, full)),
    ref: row.ref,
    documents: documentsOf(change, store.snapshot()),
    previewLink: preview.href,
  }
}

function documentsOf(change: ContentChange, { byId }: Snapshot): CampaignDocument[] {
  const { documents = [], removedIds = [] } = change
  const changed = documents.map((document) => toChanged(document, byId.get(document.id) ?? null))
  const removed = removedIds.flatMap((id): CampaignDocument[] => {
    const document = byId.get(id)
    if (!document) return []
    return [{ id, type: document.type, title: titleOf(document), what: 'removes', fields: [] }]
  })
  return [...changed, ...removed]
}

function toChanged(document: StoredDocument, live: StoredDocument | null): CampaignDocument {
  const fields = live
    ? diffDocuments(live, document).map(({ path: [first = '', field] }) => field ?? first)
    : []
  return {
    id: document.id,
    type: document.type,
    title: titleOf(document),
    what: live ? 'changes' : 'adds',
    fields: [...new Set(fields)],
  }
}
