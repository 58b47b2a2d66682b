import { PeopleHere } from '../drafts/people-here.tsx'
import { PublishButton } from '../drafts/publish-button.tsx'
import { SaveState } from '../drafts/save-state.tsx'
import { useStatusOf } from '../drafts/use-draft.ts'
import { type DraftBarOptions, useDraftBar } from '../drafts/use-draft-bar.tsx'
import { Link, navigate } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { DeskFinding } from '../wire/documents.ts'

type WritingBarProps = Omit<DraftBarOptions, 'onRefused'> & {
  /** `Posts`. */
  kind: string
  findings: readonly DeskFinding[]
}

/** The bar of a text: its state, where it is saved, who is here, and its acts. */
export function WritingBar({ kind, findings, ...draft }: WritingBarProps) {
  const { id, title, release, isLive } = draft
  const clashes = useStatusOf(({ conflicts }) => conflicts.length)
  const { presence, scheduled, publishing, review, schedule, dialogs } = useDraftBar(draft)
  const { hasDraft, mayPublish, publish } = publishing

  useActs([
    { name: 'History', keys: 'h', run: () => navigate(`/history/${id}`) },
    ...(mayPublish
      ? [
          { name: 'Publish', keys: 'Ctrl-Enter', run: publish },
          { name: 'Schedule or take back', run: schedule },
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
        <span className="st info wide">{isLive ? 'Draft of a live text' : 'Draft'}</span>
      )}
      {review.isWaiting && <span className="st warn">In review</span>}
      {clashes > 0 && <span className="st hot">{clashes} to choose</span>}
      <span className="wide">
        <SaveState />
      </span>
      <span className="wide">
        <PeopleHere people={presence} isNamed />
      </span>
      <Link className="b ic wide" to={`/history/${id}`} aria-label="History">
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
          <Button look="ic wide" aria-label="Schedule or take back" onClick={schedule}>
            <DeskIcon name="clock" size="s" />
          </Button>
          <PublishButton publishing={publishing} findings={findings} />
        </>
      )}
      {dialogs}
    </DeskBar>
  )
}
