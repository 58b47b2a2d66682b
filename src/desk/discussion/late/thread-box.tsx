import { useState } from 'react'
import { Avatar } from '../../shell/avatar.tsx'
import { Button } from '../../shell/button.tsx'
import { Problem } from '../../shell/form/problem.tsx'
import { useSending } from '../../shell/form/use-sending.ts'
import { formatNearTime } from '../../shell/format-time.ts'
import { DeskIcon } from '../../shell/icon.tsx'
import type { DeskComment, Thread } from '../../wire/discussion.ts'
import type { DiscussionState } from '../discussion-context.ts'
import { Composer } from './composer.tsx'
import { mentionParts } from './mention-text.ts'

type ThreadBoxProps = {
  thread: Thread
  /** The field it is about, where the thread is not beside it. */
  about: string | null
  state: DiscussionState
}

/** A comment with its answers. */
export function ThreadBox({ thread, about, state }: ThreadBoxProps) {
  const { act, mayComment, colleagues } = state
  const [isAnswering, setAnswering] = useState(false)
  const { isBusy, problem, send } = useSending()
  const { id, comments, resolved } = thread
  const [first, ...answers] = comments
  if (!first) return null
  const settle = resolved ? 'reopen' : 'resolve'
  return (
    <section className="cm" aria-label={`Comment by ${first.by.name}`}>
      {about !== null && (
        <p className="cm__about">
          {about}
          {thread.isFieldGone && ', which is no longer there'}
        </p>
      )}
      <Comment comment={first} />
      {answers.map((comment) => (
        <div key={comment.id} className="reply">
          <Comment comment={comment} />
        </div>
      ))}
      {resolved && (
        <p className="meta">
          Resolved by {resolved.by}, {formatNearTime(resolved.at)}
        </p>
      )}
      <Problem error={problem} />
      {isAnswering && (
        <Composer
          label="Your answer"
          verb="Reply"
          people={colleagues}
          autoFocus
          onSend={async (said) => {
            await act('comments', { ...said, thread: id, path: null })
            setAnswering(false)
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
      {mayComment && !isAnswering && (
        <div className="bs">
          <Button onClick={() => setAnswering(true)}>Reply</Button>
          <Button
            look="bare"
            isBusy={isBusy}
            onClick={() => void send(() => act(settle, { thread: id }))}
          >
            {!resolved && <DeskIcon name="check" size="s" />}
            {resolved ? 'Open again' : 'Done'}
          </Button>
        </div>
      )}
    </section>
  )
}

function Comment({ comment: { by, text, mentions, at } }: { comment: DeskComment }) {
  return (
    <>
      <header>
        <Avatar person={by} />
        <b>{by.name}</b>
        <span className="meta">{formatNearTime(at)}</span>
      </header>
      <p className="cm__text">
        {mentionParts(text, mentions).map(({ text: part, name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
          <span key={place} className={name === null ? undefined : 'at'}>
            {part}
          </span>
        ))}
      </p>
    </>
  )
}
