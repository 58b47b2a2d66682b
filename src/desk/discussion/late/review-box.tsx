import { useState } from 'react'
import { Comparison } from '../../history/comparison.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { Box } from '../../shell/box.tsx'
import { Button } from '../../shell/button.tsx'
import { useDesk } from '../../shell/desk-context.ts'
import { Problem } from '../../shell/form/problem.tsx'
import { useSending } from '../../shell/form/use-sending.ts'
import { formatNearTime } from '../../shell/format-time.ts'
import { useLoaded } from '../../shell/use-loaded.ts'
import type { ClosedReview, Review } from '../../wire/discussion.ts'
import type { Comparison as Compared } from '../../wire/documents.ts'
import { type DiscussionState, useDiscussion } from '../discussion-context.ts'
import { Composer } from './composer.tsx'
import '../../history/history.css'
import '../discussion.css'

export type ReviewBoxProps = {
  isLive: boolean
  /** The names of fields, for people. */
  nameOf: (field: string) => string
}

/** A draft that waits for review: the note, what is different from what is live, and how it ends. */
export function ReviewBox({ isLive, nameOf }: ReviewBoxProps) {
  const state = useDiscussion()
  const { me } = useDesk()
  const { review = null, lastReview = null } = state?.discussion ?? {}
  if (state && review) return <OpenReview {...{ state, review, isLive, nameOf }} />
  if (lastReview?.outcome !== 'declined' || !me.capabilities.includes('write')) return null
  return <Declined closed={lastReview} />
}

type OpenReviewProps = ReviewBoxProps & { state: DiscussionState; review: Review }

function OpenReview({ state, review, isLive, nameOf }: OpenReviewProps) {
  const { me, toast } = useDesk()
  const [isDeclining, setDeclining] = useState(false)
  const { isBusy, problem, send } = useSending()
  const { act, documentId } = state
  const mayPublish = me.capabilities.includes('publish')
  const isOwn = review.by.id === me.id
  const mayTakeBack = me.capabilities.includes('write') && (isOwn || mayPublish)
  return (
    <Box title="Waiting for review" note={`since ${formatNearTime(review.sentAt)}`} look="rvw">
      <div className="pad cms">
        <header className="line">
          <Avatar person={review.by} />
          <b>{isOwn ? 'You' : review.by.name}</b>
        </header>
        {review.note !== '' && <p className="cm__text">{review.note}</p>}
        {isLive ? (
          <details open={mayPublish}>
            <summary>Different from what is live</summary>
            <WithLive documentId={documentId} nameOf={nameOf} />
          </details>
        ) : (
          <p className="meta">It is not live yet: everything in it is new.</p>
        )}
        <Problem error={problem} />
        {isDeclining ? (
          <Composer
            label={`Why, for ${review.by.name}`}
            verb="Send back"
            autoFocus
            onSend={async ({ id, text }) => {
              await act('decline-review', { review: review.id, reason: text, comment: id })
              toast(`Sent back to ${review.by.name}.`)
            }}
            onCancel={() => setDeclining(false)}
          />
        ) : (
          <div className="bs">
            {mayPublish && <Button onClick={() => setDeclining(true)}>Decline…</Button>}
            {mayTakeBack && (
              <Button
                look="bare"
                isBusy={isBusy}
                onClick={() => void send(() => act('take-back-review', { review: review.id }))}
              >
                Take back
              </Button>
            )}
          </div>
        )}
      </div>
    </Box>
  )
}

type WithLiveProps = Pick<ReviewBoxProps, 'nameOf'> & { documentId: string }

function WithLive({ documentId, nameOf }: WithLiveProps) {
  const path = `/documents/${encodeURIComponent(documentId)}/compare?from=live&to=draft`
  const { value, problem } = useLoaded<Compared>(path)
  if (!value) return <Problem error={problem} />
  return <Comparison changes={value.changes} nameOf={nameOf} onRestore={null} />
}

function Declined({ closed: { by, at, reason } }: { closed: ClosedReview }) {
  return (
    <section className="find rvw" aria-label="Review">
      <p>
        {by ?? 'An editor'} sent it back, {formatNearTime(at)}: {reason} Change it, and send it
        again.
      </p>
    </section>
  )
}
