import { useDiscussion } from '../discussion-context.ts'
import { NoteBox } from '../note-box.tsx'
import { ReviewBox, type ReviewBoxProps } from './review-box.tsx'

/** Above a draft: its review and the notes of colleagues. */
export function Notices(props: ReviewBoxProps) {
  return (
    <>
      <ReviewBox {...props} />
      <PinnedNotes />
    </>
  )
}

/** Notes to the next editor, until somebody clears them. */
function PinnedNotes() {
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
