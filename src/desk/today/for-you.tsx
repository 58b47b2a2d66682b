import { callDesk } from '../call-desk.ts'
import { NoteBox } from '../discussion/note-box.tsx'
import { sayTotal } from '../documents/say-total.ts'
import { Link } from '../link.tsx'
import { Avatar } from '../shell/avatar.tsx'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatNearTime } from '../shell/format-time.ts'
import type { MentionRow, NoteRow, ReviewRow } from '../wire/discussion.ts'
import { documentPath } from '../wire/document-path.ts'
import type { Today } from '../wire/today.ts'
import '../discussion/discussion.css'

type ForYouProps = {
  forYou: Today['forYou']
  /** Reads the page again. */
  onChanged: () => Promise<void>
}

/** Requests of colleagues, before everything that the site has found by itself. */
export function ForYou({ forYou: { reviews, mentions, notes }, onChanged }: ForYouProps) {
  const { me } = useDesk()
  if (reviews.length + mentions.length + notes.length === 0) return null
  const mayClear = me.capabilities.includes('comment')
  return (
    <div className="col foryou">
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      {mentions.length > 0 && (
        <Box title="You are mentioned" note={mentions.length}>
          <ul className="rows">
            {mentions.map((row) => (
              <MentionLine key={row.comment} row={row} onChanged={onChanged} />
            ))}
          </ul>
        </Box>
      )}
      {notes.map((note) => (
        <NoteBox
          key={note.id}
          note={note}
          title={<Link to={pathOf(note)}>Note: {note.title}</Link>}
          onClear={mayClear ? () => clear(note).then(onChanged) : null}
        />
      ))}
    </div>
  )
}

/** Drafts that colleagues have sent for review. */
export function Reviews({ reviews }: { reviews: readonly ReviewRow[] }) {
  return (
    <Box title="Waiting for review" note={reviews.length}>
      <ul className="rows">
        {reviews.map((row) => (
          <ReviewLine key={row.id} row={row} />
        ))}
      </ul>
    </Box>
  )
}

function ReviewLine({ row }: { row: ReviewRow }) {
  const { me } = useDesk()
  const { by, title, note, sentAt, changes } = row
  const sent = by.id === me.id ? 'Sent by you' : `By ${by.name}`
  return (
    <li>
      <Avatar person={by} />
      <div className="grow">
        <b>{title}</b>
        <p className="meta">
          {sent}, {changes === null ? 'new' : sayTotal(changes, 'change')} · since{' '}
          {formatNearTime(sentAt)}
        </p>
        {note !== '' && <p className="meta">“{note}”</p>}
      </div>
      <Link className="b" to={pathOf(row)} aria-label={`Read: ${title}`}>
        Read
      </Link>
    </li>
  )
}

function MentionLine({ row, onChanged }: { row: MentionRow } & Pick<ForYouProps, 'onChanged'>) {
  const { isBusy, problem, send } = useSending()
  const { comment, by, title, text, at } = row
  async function see(): Promise<void> {
    await callDesk('POST', `/mentions/${encodeURIComponent(comment)}/seen`, {})
    await onChanged()
  }
  return (
    <li>
      <Avatar person={by} />
      <div className="grow">
        <b>
          <Link to={pathOf(row)}>{title}</Link>
        </b>
        <p className="meta">
          {by.name}, {formatNearTime(at)}: {text}
        </p>
        <Problem error={problem} />
      </div>
      <Button isBusy={isBusy} onClick={() => void send(see)}>
        Seen<span className="sr">: {title}</span>
      </Button>
    </li>
  )
}

async function clear({ documentId, id }: NoteRow): Promise<void> {
  await callDesk('POST', `/documents/${encodeURIComponent(documentId)}/clear-note`, { id })
}

function pathOf({ documentId, type }: Pick<ReviewRow, 'documentId' | 'type'>): string {
  return documentPath({ id: documentId, type })
}
