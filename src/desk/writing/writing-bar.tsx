import { useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { act } from '../deal-form/document-acts.ts'
import { SaveState } from '../deal-form/save-state.tsx'
import { ScheduleDialog } from '../deal-form/schedule-dialog.tsx'
import { useStatus, useStore } from '../drafts/use-draft.ts'
import { Link, navigate } from '../link.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
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
  const store = useStore()
  const { toast, me } = useDesk()
  const { version, conflicts, presence, waiting, scheduled } = useStatus()
  const [isBusy, setIsBusy] = useState(false)
  const [isScheduling, setIsScheduling] = useState(false)
  const hasDraft = version > 0 || waiting > 0
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  const mayPublish = me.capabilities.includes('publish') && release === null
  const isStopped = isBusy || conflicts.length > 0 || !hasDraft

  async function publish(): Promise<void> {
    if (isStopped) return
    setIsBusy(true)
    try {
      await act(store, { id, name: 'publish' })
      onLive(true)
      toast(`${title} is live.`)
    } catch (error) {
      toast(error instanceof DeskError ? error.message : 'It could not be published.')
    } finally {
      setIsBusy(false)
    }
  }

  useActs([
    { name: 'History', keys: 'h', run: () => navigate(`/history/${id}`) },
    ...(mayPublish
      ? [
          { name: 'Publish', keys: 'Ctrl-Enter', run: () => void publish() },
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
      {conflicts.length > 0 && <span className="st hot">{conflicts.length} to choose</span>}
      <span className="wr__wide">
        <SaveState />
      </span>
      <Presence people={presence} />
      <Link className="b ic wr__wide" to={`/history/${id}`} aria-label="History">
        <DeskIcon name="history" size="s" />
      </Link>
      {release !== null && (
        <Link className="b" to={`/campaigns/${release}`}>
          In a campaign
        </Link>
      )}
      {mayPublish && (
        <>
          <button
            className="b ic wr__wide"
            type="button"
            aria-label="Schedule or take back"
            onClick={() => setIsScheduling(true)}
          >
            <DeskIcon name="clock" size="s" />
          </button>
          <button
            className="b go"
            type="button"
            disabled={isStopped}
            title={stops > 0 ? `${stops} to correct first` : 'Ctrl-Enter'}
            onClick={() => void publish()}
          >
            Publish
          </button>
        </>
      )}
      {isScheduling && (
        <ScheduleDialog
          {...{ id, isLive, hasDraft, scheduled }}
          onUnpublished={() => onLive(false)}
          onClose={() => setIsScheduling(false)}
        />
      )}
    </DeskBar>
  )
}

/** Who else is here. A hint, never a lock. */
function Presence({
  people,
}: {
  people: readonly { id: string; name: string; initials: string }[]
}) {
  if (people.length === 0) return null
  const names = people.map(({ name }) => name).join(' and ')
  return (
    <span className="line wr__wide">
      <span className="avs" aria-hidden="true">
        {people.slice(0, 3).map(({ id, initials }) => (
          <span key={id} className="av">
            {initials}
          </span>
        ))}
      </span>
      <span className="meta">{`${names} ${people.length === 1 ? 'is' : 'are'} here`}</span>
    </span>
  )
}
