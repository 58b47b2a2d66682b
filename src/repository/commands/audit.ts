import { auditRows, type HistoryRow } from '#db/content-revisions.ts'
import { type ReleaseEvent, releaseEvents } from '#db/release-events.ts'
import { inOrder, isEvent, toEventLine } from './audit-events.ts'
import { type Command, dayOption, textOption, usageFault } from './command.ts'
import { getDocumentId } from './find-document.ts'
import { toRevisionLine } from './history.ts'

const kinds = [
  'import',
  'publish',
  'unpublish',
  'restore',
  'take-back',
  // These happen to releases, and change no document yet.
  'schedule',
  'unschedule',
  'remove',
]

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
    const type = textOption(input, 'type')
    const query = { kind, from, until, author: textOption(input, 'by') }
    const isAboutReleases = id === undefined && type === undefined
    const events = isAboutReleases ? releaseEvents(db, query) : noEvents()
    let count = 0
    for await (const entry of inOrder(auditRows(db, { ...query, id, type }), events)) {
      count += 1
      io.out(input.values.json === true ? toJson(entry) : toLine(entry))
    }
    if (count === 0 && input.values.json !== true) io.out('Nothing was found.')
  },
}

async function* noEvents(): AsyncGenerator<ReleaseEvent> {}

function toLine(row: HistoryRow | ReleaseEvent): string {
  return isEvent(row) ? toEventLine(row) : `${toRevisionLine(row)}  ${toSubject(row)}`
}

const SUBJECTS = { richtext: 'rich-text page', type: 'custom type', slice: 'shared slice' }

function toSubject({ content, id, type, uid }: HistoryRow): string {
  if (content !== 'document') return `${SUBJECTS[content]} ${id}`
  return uid === null ? id : `${type}/${uid}`
}

function toJson(row: HistoryRow | ReleaseEvent): string {
  if (isEvent(row)) return JSON.stringify({ content: 'release', ...row })
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
