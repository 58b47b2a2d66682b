import { useState } from 'react'
import { Avatar } from '../shell/avatar.tsx'
import { formatNearTime } from '../shell/format-time.ts'
import { Problem } from '../shell/problem.tsx'
import { useSending } from '../shell/use-sending.ts'
import type { DeskNote } from '../wire/discussion.ts'
import { Composer } from './composer.tsx'
import { useDiscussion } from './discussion-context.ts'
import './discussion.css'

/** Notes to the next editor, until somebody clears them. */
export function PinnedNotes() {
  const state = useDiscussion()
  if (!state?.discussion) return null
  const { act, mayComment } = state
  return state.discussion.notes.map((note) => (
    <NoteBox
      key={note.id}
      note={note}
      title="Note for the next editor"
      onClear={mayComment ? () => act('clear-note', { id: note.id }) : null}
    />
  ))
}

type NoteBoxProps = {
  note: Pick<DeskNote, 'text' | 'by' | 'at'>
  title: React.ReactNode
  /** `null` where nobody may. */
  onClear: (() => Promise<void>) | null
}

export function NoteBox({ note: { text, by, at }, title, onClear }: NoteBoxProps) {
  const { isBusy, problem, send } = useSending()
  return (
    <section className="hand" aria-label={`Note by ${by.name}`}>
      <h2>{title}</h2>
      <p className="cm__text">{text}</p>
      <p className="line">
        <Avatar person={by} />
        <span>
          {by.name}, {formatNearTime(at)}
        </span>
      </p>
      <Problem error={problem} />
      {onClear && (
        <button className="b" type="button" disabled={isBusy} onClick={() => void send(onClear)}>
          Thanks, done
        </button>
      )}
    </section>
  )
}

/** Leaves one. */
export function LeaveNote() {
  const state = useDiscussion()
  const [isWriting, setWriting] = useState(false)
  if (!state?.discussion || !state.mayComment) return null
  if (!isWriting) {
    return (
      <button className="b leave" type="button" onClick={() => setWriting(true)}>
        Leave a note for the next editor…
      </button>
    )
  }
  return (
    <div className="cm">
      <Composer
        label="Note for the next editor"
        verb="Pin it"
        autoFocus
        onSend={async ({ id, text }) => {
          await state.act('notes', { id, text })
          setWriting(false)
        }}
        onCancel={() => setWriting(false)}
      />
    </div>
  )
}
