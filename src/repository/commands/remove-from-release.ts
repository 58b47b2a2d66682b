import type { ReleaseRow } from '#db/content-releases.ts'
import { type DraftRow, draftRows } from '#db/draft-rows.ts'
import { findPageId } from '../drafts/page-drafts.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type CommandContext, commandFault } from './command.ts'
import { findNamedRows, isNamed } from './find-document.ts'
import { changeReleaseContent, getRelease } from './put-into-release.ts'

type Found = { row: ReleaseRow; drafts: DraftRow[]; publishedIds: string[] }

/**
 * Removes a release's change of one document or rich-text page, with its draft. `what` is an id or `type/uid`.
 * Throws if it means nothing in the release, or several things.
 */
export async function removeFromRelease(
  context: CommandContext,
  release: string,
  what: string,
): Promise<ReleaseRow> {
  let found: Found | null = null
  const find = async () => {
    found = await readRelease(context, release, what)
    return found.row
  }
  return changeReleaseContent(context, find, (before) => {
    if (!found) throw new Error('the release was not read')
    const id = getOnlyId(what, found, before)
    const discardedDrafts = found.drafts
      .map(({ document_id }) => document_id)
      .filter((draftId) => toContentId(draftId) === id)
    return { ...without(before, id), discardedDrafts }
  })
}

async function readRelease({ db }: CommandContext, release: string, what: string): Promise<Found> {
  const row = await getRelease({ db }, release)
  // A removal is known by its id alone.
  const published = await findNamedRows(db, what)
  return {
    row,
    drafts: await draftRows(db, [row.id]),
    publishedIds: published.map(({ id }) => id),
  }
}

const toContentId = (draftId: string) => findPageId(draftId) ?? draftId

function getOnlyId(
  what: string,
  { row, drafts, publishedIds }: Found,
  { documents = [], removedIds = [], richtextPages = [], removedRichtextIds = [] }: ContentChange,
): string {
  const written = [
    ...documents,
    ...drafts.map(({ document }) => JSON.parse(document) as StoredDocument),
  ]
  const ids = [
    ...written
      .filter((one) => toContentId(one.id) === what || isNamed(one, what))
      .map(({ id }) => toContentId(id)),
    ...removedIds.filter((id) => id === what || publishedIds.includes(id)),
    ...[...richtextPages.map(({ id }) => id), ...removedRichtextIds].filter((id) => id === what),
  ]
  const [only, ...others] = new Set(ids)
  if (only === undefined) throw commandFault(`The release "${row.id}" does not change ${what}.`)
  if (others.length === 0) return only
  const all = [only, ...others].join(', ')
  throw commandFault(
    `The release "${row.id}" changes several "${what}": ${all}. Name one by its id.`,
  )
}

function without(change: ContentChange, id: string): ContentChange {
  const { documents = [], removedIds = [], richtextPages = [], removedRichtextIds = [] } = change
  return {
    ...change,
    documents: documents.filter((one) => one.id !== id),
    removedIds: removedIds.filter((one) => one !== id),
    richtextPages: richtextPages.filter((one) => one.id !== id),
    removedRichtextIds: removedRichtextIds.filter((one) => one !== id),
  }
}
