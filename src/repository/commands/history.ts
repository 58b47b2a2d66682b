import { type HistoryRow, revisionsOf } from '#db/content-revisions.ts'
import type { Database } from '#db/database.ts'
import { type Change, toPathText, toValueText } from '#lib/merge/change.ts'
import type { Named } from '../revisions/document-at.ts'
import { compareRevisions } from '../revisions/restore-revision.ts'
import { type Command, type CommandIo, commandFault, usageFault, word } from './command.ts'
import { getDocumentId } from './find-document.ts'

export const historyCommand: Command = {
  summary: 'What was done to a document: when, by whom, why, and what.',
  usage: [
    'history DOC                 an id or type/uid; an id also for a removed document or a rich-text page',
    'history DOC REVISION REVISION    what is different between the two',
  ],
  options: {},
  words: { min: 1, max: 3 },
  async run(input, { db, io }) {
    const named = await getNamed(db, word(input, 0))
    if (input.positionals.length === 1) return showHistory(db, named, io)
    if (input.positionals.length === 2) throw usageFault('Name two revisions to compare.')
    const [from, to] = [toRevision(word(input, 1)), toRevision(word(input, 2))]
    const changes = await compareRevisions(db, named, { from, to })
    if (changes.length === 0) io.out('They are the same.')
    for (const change of changes) io.out(toChangeText(change))
    return 0
  },
}

/** A document, or a rich-text page by its id. */
export async function getNamed(db: Database, name: string): Promise<Named> {
  const page = { content: 'richtext' as const, id: name.replaceAll('-', '') }
  const isPage = (await revisionsOf(db, { ...page, limit: 1 })).length > 0
  return isPage ? page : { content: 'document', id: await getDocumentId(db, name) }
}

export function toRevision(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw usageFault(`"${text}" is not the number of a revision. "history DOC" lists them.`)
}

async function showHistory(db: Database, named: Named, io: CommandIo): Promise<number> {
  const rows = await revisionsOf(db, named)
  if (rows.length === 0) throw commandFault(`${named.id} has no recorded history.`)
  for (const row of rows) {
    io.out(toRevisionLine(row))
    const changes = JSON.parse(row.changes ?? '[]') as Change[]
    for (const { path } of changes) io.out(`    ${toPathText(path)}`)
  }
  return 0
}

const ACTIONS = { add: 'added', change: 'changed', remove: 'removed' }

/** `17  2026-11-16T01:00:00.000Z  changed  import by command ann: "New prices"`. */
export function toRevisionLine(row: HistoryRow): string {
  const release = row.release_id === null ? '' : ` of the release "${row.release_id}"`
  const how = row.kind === null ? 'by an older build' : `${row.kind}${release} ${toAuthorText(row)}`
  return `${row.version}  ${row.published_at ?? 'at an unknown time'}  ${ACTIONS[row.action]}  ${how}`
}

/** `by command ann: "New prices"`. */
export function toAuthorText(row: Pick<HistoryRow, 'author_kind' | 'author' | 'reason'>): string {
  const who = [row.author_kind, row.author].filter((part) => part !== null).join(' ')
  return row.reason === null ? `by ${who}` : `by ${who}: "${row.reason}"`
}

const MOST_SHOWN = 200

function toChangeText({ path, before, after }: Change): string {
  const [old, now] = [toValueText(before, MOST_SHOWN), toValueText(after, MOST_SHOWN)]
  return `${toPathText(path)}: ${old} → ${now}`
}
