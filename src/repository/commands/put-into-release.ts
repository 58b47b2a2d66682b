import {
  addReleaseRow,
  findReleaseRow,
  NO_FAILURE,
  type ReleaseRow,
  releaseRows,
} from '#db/content-releases.ts'
import { toSlug } from '../import/to-slug.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { joinBases, parseBases, type ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import { changeRelease } from './change-release.ts'
import { type CommandContext, commandFault } from './command.ts'

type ReleaseContext = Pick<CommandContext, 'db' | 'createRef'>

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
  throw commandFault(`There is no release "${name}". "release list" names all.`)
}

export async function createRelease(
  { db, createRef }: ReleaseContext,
  label: string,
): Promise<ReleaseRow> {
  const id = toSlug(label)
  if (id === '') throw commandFault(`"${label}" is no name for a release.`)
  const row = {
    id,
    label,
    ref: createRef(),
    preview_token: createRef(),
    change: '{}',
    scheduled_at: null,
    bases: null,
    take_back_of: null,
    purpose: null,
    ...NO_FAILURE,
  }
  if (await addReleaseRow(db, row)) return row
  throw commandFault(`There is a release "${id}" already.`)
}

/** Adds a change to a release. Creates the release if there is none of that name. */
export async function putIntoRelease(
  context: ReleaseContext,
  name: string,
  { change, bases = parseBases(null) }: { change: ContentChange; bases?: ReleaseBases },
): Promise<void> {
  const find = async () =>
    (await findRelease(context, name)) ?? (await createRelease(context, name))
  await changeReleaseContent(
    context,
    find,
    (before) => mergeChanges(before, change),
    (before) => joinBases(before, bases),
  )
}

/**
 * Each change gets a new ref, so that old refs are recognised as expired. A release that failed is tried again
 * at once.
 */
export async function changeReleaseContent(
  context: ReleaseContext,
  find: () => Promise<ReleaseRow>,
  toChange: (before: ContentChange, row: ReleaseRow) => ContentChange,
  toBases: (before: ReleaseBases) => ReleaseBases = (before) => before,
): Promise<ReleaseRow> {
  return changeRelease(context, find, (row) => ({
    ...NO_FAILURE,
    ref: context.createRef(),
    change: JSON.stringify(toChange(JSON.parse(row.change), row)),
    bases: JSON.stringify(toBases(parseBases(row.bases))),
  }))
}
