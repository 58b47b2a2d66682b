import { auditRows, type HistoryRow } from '#db/content-revisions.ts'
import { type Command, type CommandInput, textOption, usageFault } from './command.ts'
import { getDocumentId, toRevisionLine } from './history.ts'

const kinds = ['import', 'publish', 'unpublish', 'restore', 'take-back']

export const auditCommand: Command = {
  summary: 'Everything that was ever done: by whom, when and why.',
  usage: [
    'audit                       oldest first; combine the following',
    'audit --document DOC        an id or type/uid',
    'audit --type deal           documents of that type',
    'audit --by NAME             a person, a token, or the user who ran a command',
    'audit --from 2026-12-01 --until 2026-12-24    days in Singapore, both included',
    `audit --kind KIND           ${kinds.join(', ')}`,
    'audit --json                with everything that was changed, one JSON object per line',
  ],
  options: {
    document: { type: 'string' },
    type: { type: 'string' },
    by: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    kind: { type: 'string' },
    json: { type: 'boolean' },
  },
  words: { min: 0, max: 0 },
  async run(input, { db, io }) {
    const kind = textOption(input, 'kind')
    if (kind !== undefined && !kinds.includes(kind)) {
      throw usageFault(`--kind must be one of ${kinds.join(', ')}.`)
    }
    const [from, until] = [dayOption(input, 'from'), dayOption(input, 'until')]
    const name = textOption(input, 'document')
    const id = name === undefined ? undefined : await getDocumentId(db, name)
    const query = { id, kind, from, until, type: textOption(input, 'type') }
    let count = 0
    for await (const row of auditRows(db, { ...query, author: textOption(input, 'by') })) {
      count += 1
      io.out(input.values.json === true ? toJson(row) : toLine(row))
    }
    if (count === 0 && input.values.json !== true) io.out('Nothing was found.')
    return 0
  },
}

function dayOption(input: CommandInput, name: string): string | undefined {
  const day = textOption(input, name)
  if (day === undefined || /^\d{4}-\d{2}-\d{2}$/.test(day)) return day
  throw usageFault(`--${name} "${day}" must be a day like 2026-12-24.`)
}

function toLine(row: HistoryRow): string {
  return `${toRevisionLine(row)}  ${toSubject(row)}`
}

const SUBJECTS = { richtext: 'rich-text page', type: 'custom type', slice: 'shared slice' }

function toSubject({ content, id, type, uid }: HistoryRow): string {
  if (content !== 'document') return `${SUBJECTS[content]} ${id}`
  return uid === null ? id : `${type}/${uid}`
}

function toJson(row: HistoryRow): string {
  const { changes, whole, ...facts } = row
  const values = {
    changes: parsed(changes),
    [row.action === 'remove' ? 'before' : 'after']: parsed(whole),
  }
  return JSON.stringify({ ...facts, ...values })
}

function parsed(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text)
}
