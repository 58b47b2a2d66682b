import {
  addReleaseRow,
  type DiscardedDrafts,
  findReleaseRow,
  NO_FAILURE,
  type ReleaseRow,
  releaseRows,
  updateReleaseRow,
} from '#db/content-releases.ts'
import { draftRows } from '#db/draft-rows.ts'
import { toSlug } from '../import/to-slug.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { toNewRelease } from '../releases/new-release.ts'
import { joinBases, parseBases, type ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import { changeRelease } from './change-release.ts'
import { type CommandContext, commandFault } from './command.ts'

type ReleaseContext = Pick<CommandContext, 'db' | 'createRef'>
/** What is written besides the content. */
type ReleaseNote = { author?: string | null; reason?: string }

/** By id or by name. */
export async function findRelease(
  { db }: Pick<CommandContext, 'db'>,
  name: string,
): Promise<ReleaseRow | null> {
  const byId = await findReleaseRow(db, 'id', name)
  if (byId) return byId
  const named = (await releaseRows(db)).filter(({ label }) => label === name)
  if (named.length < 2) return named[0] ?? null
  const ids = named.map(({ id }) => id).join(', ')
  throw commandFault(`Several releases are called "${name}". Name one by its id: ${ids}.`)
}

export async function getRelease(
  context: Pick<CommandContext, 'db'>,
  name: string,
): Promise<ReleaseRow> {
  const row = await findRelease(context, name)
  if (row) return row
  throw commandFault(`There is no release "${name}". "release list" shows all.`)
}

export async function createRelease(
  { db, createRef }: ReleaseContext,
  label: string,
): Promise<ReleaseRow> {
  const id = toSlug(label)
  if (id === '') throw commandFault(`"${label}" cannot name a release. Use letters or digits.`)
  const row = {
    ...toNewRelease(id, label, createRef),
    bases: null,
    take_back_of: null,
    purpose: null,
    author: null,
    reason: null,
    ...NO_FAILURE,
  }
  if (await addReleaseRow(db, row)) return row
  throw commandFault(`There is a release "${id}" already.`)
}

type NewContent = { change: ContentChange; bases?: ReleaseBases; why?: string | null }

/** Adds a change to a release. Creates the release if there is none of that name. */
export async function putIntoRelease(
  context: ReleaseContext & Pick<CommandContext, 'author'>,
  name: string,
  { change, bases = parseBases(null), why = null }: NewContent,
): Promise<void> {
  const find = async () => {
    const row = (await findRelease(context, name)) ?? (await createRelease(context, name))
    await refuseUnlessFree(context, row, change)
    return row
  }
  await changeReleaseContent(context, find, (before) => mergeChanges(before, change), {
    toBases: (before) => joinBases(before, bases),
    note: { author: context.author.name, ...(why !== null && { reason: why }) },
  })
}

/** The publish that it undoes fills a take-back, and a draft would win against the change. */
async function refuseUnlessFree(
  { db }: ReleaseContext,
  { id, take_back_of }: ReleaseRow,
  { documents = [], removedIds = [] }: ContentChange,
): Promise<void> {
  if (take_back_of !== null) {
    throw commandFault(`"${id}" takes back "${take_back_of}" and cannot be changed before that.`)
  }
  const ids = new Set([...documents.map((document) => document.id), ...removedIds])
  const drafts = (await draftRows(db, [id])).filter(({ document_id }) => ids.has(document_id))
  if (drafts.length === 0) return
  const names = drafts.map(({ document_id }) => document_id).join(', ')
  throw commandFault(
    `The release "${id}" has drafts of ${names}. Nothing was saved; "release remove ${id} DOC" discards a draft.`,
  )
}

type ChangeOptions = { toBases?: (before: ReleaseBases) => ReleaseBases; note?: ReleaseNote }

/** Each change gets a new ref, so that old refs are recognised as expired. A release that failed is tried again at once. */
export async function changeReleaseContent(
  context: ReleaseContext,
  find: () => Promise<ReleaseRow>,
  toChange: (before: ContentChange, row: ReleaseRow) => ContentChange & DiscardedDrafts,
  { toBases = (before) => before, note = {} }: ChangeOptions = {},
): Promise<ReleaseRow> {
  return changeRelease(find, (row) => {
    const { discardedDrafts = [], ...change } = toChange(JSON.parse(row.change), row)
    return updateReleaseRow(context.db, row, {
      ...NO_FAILURE,
      ...note,
      ref: context.createRef(),
      change: JSON.stringify(change),
      bases: JSON.stringify(toBases(parseBases(row.bases))),
      discardedDrafts,
    })
  })
}
