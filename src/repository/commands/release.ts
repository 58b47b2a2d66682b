import { existsSync } from 'node:fs'
import { releaseRows, removeReleaseRow } from '#db/content-releases.ts'
import { titlesOf } from '#db/document-titles.ts'
import { type DraftRow, draftRows } from '#db/draft-rows.ts'
import { releasesWithDrafts } from '../drafts/with-drafts.ts'
import { findReleaseConflicts } from '../publish/publish-release.ts'
import { toConflictText } from '../releases/merge-release.ts'
import { toReleaseEvent } from '../releases/release-event.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  usageFault,
  word,
} from './command.ts'
import { getDocument, toName } from './find-document.ts'
import { importPath } from './import-path.ts'
import {
  changeReleaseContent,
  createRelease,
  getRelease,
  putIntoRelease,
} from './put-into-release.ts'
import { toReleaseLines } from './release-lines.ts'
import { toActionRun } from './to-action-run.ts'
import { findReason, whyOption } from './why-option.ts'

export const releaseCommand: Command = {
  summary: 'Changes that are prepared together and published at once.',
  usage: [
    'release list',
    'release create NAME',
    'release add NAME PATH       what PATH changes, as "import" would',
    'release add NAME DOC --unpublish    that the document goes',
    'release remove NAME         the whole release; nothing is published',
    'release remove NAME DOC     what it does to one document',
    'release show NAME',
    'release … --why TEXT        for the history',
  ],
  options: { unpublish: { type: 'boolean' }, ...whyOption },
  words: { min: 1, max: 3 },
  run: toActionRun('a release', {
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
  context.io.out(`The release "${id}" is there, and empty.`)
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
  context.io.out(`With "${name}", ${toName(document)} goes.`)
  return 0
}

async function remove(input: CommandInput, context: CommandContext): Promise<undefined> {
  let drafts: DraftRow[] = []
  const find = async () => {
    const row = await getRelease(context, word(input, 1))
    drafts = await draftRows(context.db, [row.id])
    return row
  }
  if (input.positionals.length === 2) {
    const { id } = await find()
    const event = toReleaseEvent(
      { release_id: id, kind: 'remove' },
      { ...context, why: findReason(input) },
    )
    await removeReleaseRow(context.db, id, event)
    context.io.out(`The release "${id}" is gone. Nothing was published.`)
    return
  }
  const what = word(input, 2)
  const { id } = await changeReleaseContent(context, find, (before, row) => {
    const after = withoutDocument(before, what)
    const discardedDrafts = drafts
      .map(({ document }) => JSON.parse(document) as StoredDocument)
      .filter((document) => isNamed(document, what))
      .map(({ id }) => id)
    if (after || discardedDrafts.length > 0) return { ...(after ?? before), discardedDrafts }
    throw usageFault(`The release "${row.id}" does nothing to ${what}.`)
  })
  context.io.out(`The release "${id}" leaves ${what} alone now.`)
}

/** By its id or type/uid. */
function isNamed(document: StoredDocument, what: string): boolean {
  return document.id === what || toName(document) === what
}

/** `null` if the change does not concern it. */
function withoutDocument(change: ContentChange, what: string): ContentChange | null {
  const documents = (change.documents ?? []).filter((document) => !isNamed(document, what))
  const removedIds = (change.removedIds ?? []).filter((id) => id !== what)
  const before = (change.documents ?? []).length + (change.removedIds ?? []).length
  return documents.length + removedIds.length === before
    ? null
    : { ...change, documents, removedIds }
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
