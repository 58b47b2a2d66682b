import { useState } from 'react'
import { isInside } from '#lib/merge/same-path.ts'
import { Button } from '../../shell/button.tsx'
import { DeskIcon } from '../../shell/icon.tsx'
import type { DiscussionState } from '../discussion-context.ts'
import { Composer } from './composer.tsx'
import { ThreadBox } from './thread-box.tsx'
import '../discussion.css'

type FieldThreadsProps = { label: string; path: readonly string[]; state: DiscussionState }

/** The open threads of a field, below it, and a button to begin one. Resolved threads are with the document's. */
export function FieldThreads({ label, path, state }: FieldThreadsProps) {
  const [isWriting, setWriting] = useState(false)
  const { discussion, act, mayComment, colleagues } = state
  const own = (discussion?.threads ?? []).filter(
    (thread) =>
      thread.resolved === null &&
      thread.path !== null &&
      isInside(thread.path, path) &&
      !thread.isFieldGone,
  )
  return (
    <>
      {mayComment && !isWriting && (
        <Button
          look="bare ic cm__begin"
          aria-label={`Comment on ${label}`}
          // Tab skips this button; the list of comments offers the same.
          tabIndex={-1}
          title="Comment"
          onClick={() => setWriting(true)}
        >
          <DeskIcon name="comment" size="s" />
        </Button>
      )}
      {own.map((thread) => (
        <ThreadBox key={thread.id} thread={thread} about={null} state={state} />
      ))}
      {isWriting && (
        <div className="cm">
          <Composer
            label={`Comment on ${label}`}
            verb="Comment"
            people={colleagues}
            autoFocus
            onSend={async (said) => {
              await act('comments', { ...said, thread: null, path })
              setWriting(false)
            }}
            onCancel={() => setWriting(false)}
          />
        </div>
      )}
    </>
  )
}
