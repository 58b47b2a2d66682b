import { PinnedNotes } from './pinned-notes.tsx'
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
