import { CommentList, type CommentListProps } from './comment-list.tsx'
import { LeaveNote } from './leave-note.tsx'

/** What is said about a document, and a way to say more. */
export function Comments(props: CommentListProps) {
  return (
    <>
      <CommentList {...props} />
      <LeaveNote />
    </>
  )
}
