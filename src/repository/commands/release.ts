import { existsSync } from 'node:fs'
import { releaseRows, removeReleaseRow } from '#db/content-releases.ts'
import { titlesOf } from '#db/document-titles.ts'
import { releasesWithDrafts } from '../drafts/with-drafts.ts'
import { findReleaseConflicts } from '../publish/publish-release.ts'
import { toConflictText } from '../releases/merge-release.ts'
import { toReleaseEvent } from '../releases/release-event.ts'
import type { ContentChange } from '../snapshot.ts'
import { toName } from '../stored-document.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  usageFault,
  word,
} from './command.ts'
import { getDocument } from './find-document.ts'
import { importPath } from './import-path.ts'
import { createRelease, getRelease, putIntoRelease } from './put-into-release.ts'
import { toReleaseLines } from './release-lines.ts'
import { removeFromRelease } from './remove-from-release.ts'
import { toActionRun } from './to-action-run.ts'
import { findReason, whyOption } from './why-option.ts'

export const releaseCommand: Command = {
  summary: 'Changes that are prepared together and published at once.',
  usage: [
    'release list',
    'release create NAME',
    'release add NAME PATH       what PATH changes, as "import" would',
    'release add NAME DOC --unpublish    unpublishes the document',
    'release remove NAME         the whole release; nothing is published',
    'release remove NAME DOC     takes one document out of it',
    'release show NAME',
    'release … --why TEXT        for the history',
  ],
  options: { unpublish: { type: 'boolean' }, ...whyOption },
  words: { min: 1, max: 3 },
  run: toActionRun({
    list: { words: { min: 1, max: 1 }, run: list },
    create: { words: { min: 2, max: 2 }, run: create },
    add: { words: { min: 3, max: 3 }, run: add },
    remove: { words: { min: 2, max: 3 }, run: remove },
    show: { words: { min: 2, max: 2 }, run: show },
  }),
}

async function list(_: CommandInput, { db, io }: CommandContext): Promise<undefined> {
  const rows = await releasesWithDrafts(db, await releaseRows(db))
  if (rows.length === 0) io.out('There are no releases.')
  for (const line of rows.flatMap(toReleaseLines)) io.out(line)
}

async function create(input: CommandInput, context: CommandContext): Promise<undefined> {
  const { id } = await createRelease(context, word(input, 1))
  context.io.out(`Created the release "${id}". It is empty.`)
}

async function add(input: CommandInput, context: CommandContext): Promise<number> {
  const [name, what] = [word(input, 1), word(input, 2)]
  await getRelease(context, name)
  if (input.values.unpublish !== true) {
    if (!existsSync(what)) throw usageFault(`There is no file or folder ${what}.`)
    return importPath(what, context, { release: name, why: findReason(input) })
  }
  const document = await getDocument(context.db, what)
  const change = { removedIds: [document.id] }
  await putIntoRelease(context, name, { change, why: findReason(input) })
  context.io.out(`"${name}" will unpublish ${toName(document)}.`)
  return 0
}

async function remove(input: CommandInput, context: CommandContext): Promise<undefined> {
  const [name, what] = [word(input, 1), input.positionals[2]]
  if (what !== undefined) {
    const { id } = await removeFromRelease(context, name, what)
    context.io.out(`The release "${id}" no longer changes ${what}.`)
    return
  }
  const { id } = await getRelease(context, name)
  const event = toReleaseEvent(
    { release_id: id, kind: 'remove' },
    { ...context, why: findReason(input) },
  )
  await removeReleaseRow(context.db, id, event)
  context.io.out(`Removed the release "${id}". Nothing was published.`)
}

async function show(input: CommandInput, { db, io }: CommandContext): Promise<undefined> {
  const [row] = await releasesWithDrafts(db, [await getRelease({ db }, word(input, 1))])
  if (!row) return
  const change = JSON.parse(row.change) as ContentChange
  for (const line of toReleaseLines(row)) io.out(line)
  const titles = await titlesOf(
    db,
    (change.documents ?? []).map(({ id }) => id),
  )
  for (const document of change.documents ?? []) {
    const isNew = document.first_publication_date === null
    const title = titles.get(document.id)
    const called = title === undefined ? '' : ` "${title}"`
    io.out(`  ${isNew ? 'adds   ' : 'changes'} ${toName(document)} (${document.id})${called}`)
  }
  for (const id of change.removedIds ?? []) io.out(`  removes ${id}`)
  for (const { id } of change.richtextPages ?? []) io.out(`  changes the rich-text page ${id}`)
  const conflicts = await findReleaseConflicts(db, row)
  if (conflicts.length > 0) io.out('It cannot be published:')
  for (const conflict of conflicts) io.out(`  ${toConflictText(conflict)}`)
}
