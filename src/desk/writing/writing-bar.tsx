import { useState } from 'react'
import { useSendForReview } from '../discussion/use-send-for-review.ts'
import { draftDialogs, scheduleDialog, sendForReview } from '../drafts/late-dialogs.ts'
import { PeopleHere } from '../drafts/people-here.tsx'
import { PublishChanged } from '../drafts/publish-changed.tsx'
import { SaveState } from '../drafts/save-state.tsx'
import { useStatusOf } from '../drafts/use-draft.ts'
import { usePublish } from '../drafts/use-publish.ts'
import { Link, navigate } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { LateDialog } from '../shell/late-dialog.tsx'
import { useIdleLoad } from '../shell/use-idle-load.ts'
import type { DeskFinding } from '../wire/documents.ts'

type WritingBarProps = {
  id: string
  title: string
  /** `Posts`. */
  kind: string
  /** The campaign that the draft is in. It is published with it. */
  release?: string | null
  isLive: boolean
  findings: readonly DeskFinding[]
  onLive: (isLive: boolean) => void
}

/** The bar of a text: its state, where it is saved, who is here, and its acts. */
export function WritingBar({
  id,
  title,
  kind,
  release = null,
  isLive,
  findings,
  onLive,
}: WritingBarProps) {
  const clashes = useStatusOf(({ conflicts }) => conflicts.length)
  const presence = useStatusOf((status) => status.presence)
  const scheduled = useStatusOf((status) => status.scheduled)
  const [isScheduling, setIsScheduling] = useState(false)
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  const publishing = usePublish({ id, title, release, onLive })
  const { hasDraft, isStopped, mayPublish, publish } = publishing
  const review = useSendForReview({ hasDraft })
  useIdleLoad(draftDialogs)

  useActs([
    { name: 'History', keys: 'h', run: () => navigate(`/history/${id}`) },
    ...(mayPublish
      ? [
          { name: 'Publish', keys: 'Ctrl-Enter', run: publish },
          { name: 'Schedule or take back', run: () => setIsScheduling(true) },
        ]
      : []),
  ])

  return (
    <DeskBar
      title={title || 'Without a title'}
      crumb={
        <>
          <Link to="/writing">{kind}</Link> / {isLive ? 'Live' : 'Not live yet'}
        </>
      }
    >
      {scheduled && <span className="st warn">Scheduled</span>}
      {hasDraft && !scheduled && (
        <span className="st info wr__wide">{isLive ? 'Draft of a live text' : 'Draft'}</span>
      )}
      {review.isWaiting && <span className="st warn">In review</span>}
      {clashes > 0 && <span className="st hot">{clashes} to choose</span>}
      <span className="wr__wide">
        <SaveState />
      </span>
      <span className="wr__wide">
        <PeopleHere people={presence} isNamed />
      </span>
      <Link className="b ic wr__wide" to={`/history/${id}`} aria-label="History">
        <DeskIcon name="history" size="s" />
      </Link>
      {release !== null && (
        <Link className="b" to={`/campaigns/${release}`}>
          In a campaign
        </Link>
      )}
      {review.maySend && (
        <Button look={!mayPublish && 'go'} onClick={review.open}>
          Send for review
        </Button>
      )}
      {mayPublish && (
        <>
          <Button
            look="ic wr__wide"
            aria-label="Schedule or take back"
            onClick={() => setIsScheduling(true)}
          >
            <DeskIcon name="clock" size="s" />
          </Button>
          <Button
            look="go"
            // Not `disabled`: the button would lose the focus while it publishes.
            aria-disabled={isStopped}
            title={stops > 0 ? `${stops} to correct first` : 'Ctrl-Enter'}
            onClick={publish}
          >
            Publish
          </Button>
        </>
      )}
      {review.isOpen && <LateDialog part={sendForReview} props={{ onClose: review.close }} />}
      <PublishChanged publishing={publishing} />
      {isScheduling && (
        <LateDialog
          part={scheduleDialog}
          props={{
            ...{ id, isLive, hasDraft, scheduled },
            onUnpublished: () => onLive(false),
            onClose: () => setIsScheduling(false),
          }}
        />
      )}
    </DeskBar>
  )
}
