import { findReleaseRow } from '#db/content-releases.ts'
import { findMainLanguage } from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import type { DraftKey, DraftRow } from '#db/draft-rows.ts'
import { AppError } from '#lib/node/app-error.ts'
import { parseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import { DEFAULT_LANGUAGE } from '../stored-document.ts'
import { findPageId, findPublishedRow } from './page-drafts.ts'

/** A draft that is not saved yet has version 0. `document` is `null` for one that begins from nothing. */
export type DraftStart = Pick<DraftRow, 'version' | 'base' | 'base_version' | 'conflicts'> & {
  document: string | null
  /** For a document that begins from nothing. */
  mainLanguage?: string
}

/** What a draft begins from: the document as the release has it, else as it is published. */
export async function startDraft(db: Database, key: DraftKey): Promise<DraftStart> {
  const { document_id: id, release_id } = key
  const published = await findPublishedRow(db, id)
  if (!published && findPageId(id) !== null) {
    throw new AppError('not-found', `There is no rich-text page "${findPageId(id)}".`)
  }
  const start = {
    version: 0,
    document: published?.text ?? null,
    base: published?.text ?? null,
    base_version: published?.version ?? null,
    conflicts: '[]',
    mainLanguage: (await findMainLanguage(db)) ?? DEFAULT_LANGUAGE,
  }
  if (release_id === '') return start
  const release = await findReleaseRow(db, 'id', release_id)
  if (!release) throw new AppError('not-found', `There is no release "${release_id}".`)
  if (release.take_back_of !== null) {
    const why = `it takes back "${release.take_back_of}", which is not published yet`
    throw new AppError('forbidden', `The release "${release_id}" cannot be changed: ${why}.`)
  }
  const { documents = [] } = JSON.parse(release.change) as ContentChange
  const own = documents.find((document) => document.id === id)
  if (!own) return start
  const base = parseBases(release.bases).documents[id]
  return {
    ...start,
    document: JSON.stringify(own),
    base: base ? JSON.stringify(base.value) : base === null ? null : start.base,
    base_version: base ? base.version : null,
  }
}
