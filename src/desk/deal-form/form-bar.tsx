import { type ReactNode, useState } from 'react'
import { SaveState } from '../drafts/save-state.tsx'
import { ScheduleDialog } from '../drafts/schedule-dialog.tsx'
import { useDocument, useStatus } from '../drafts/use-draft.ts'
import { usePublish } from '../drafts/use-publish.ts'
import { Link } from '../link.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { DeskFinding, Presence, ScheduledFor } from '../wire/documents.ts'

type FormBarProps = {
  id: string
  /** The campaign that the draft is in. It is published with it. */
  release: string | null
  isLive: boolean
  findings: readonly DeskFinding[]
  onLive: (isLive: boolean) => void
}

/** The bar of the form: what state the deal is in, who is here, and its acts. */
export function FormBar({ id, release, isLive, findings, onLive }: FormBarProps) {
  const { presence, scheduled } = useStatus()
  const document = useDocument()
  const [isScheduling, setScheduling] = useState(false)
  const title = String(document?.data.title ?? '') || 'New deal'
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  const { hasDraft, isStopped, mayPublish, publish } = usePublish({
    ...{ id, title, release, onLive },
    onRefused: focusFirstFinding,
  })

  useActs([
    ...(mayPublish ? [{ name: 'Publish', keys: 'Ctrl-Enter', run: publish }] : []),
    { name: 'Next finding', keys: 'F8', run: focusFirstFinding },
  ])

  return (
    <DeskBar title={title} crumb={<Link to="/deals">Deals</Link>}>
      <StateTag isLive={isLive} hasDraft={hasDraft} scheduled={scheduled} />
      <SaveState />
      <Others presence={presence} />
      {isLive && (
        <Link className="b ic" to={`/history/${id}`} aria-label="History">
          <DeskIcon name="history" size="s" />
        </Link>
      )}
      {release !== null && (
        <Link className="b" to={`/campaigns/${release}`}>
          In a campaign
        </Link>
      )}
      {mayPublish && (
        <span className="split">
          <button
            className="b go"
            type="button"
            disabled={isStopped}
            title={stops > 0 ? `${stops} to correct first` : 'Ctrl-Enter'}
            onClick={publish}
          >
            Publish
          </button>
          <button
            className="b go"
            type="button"
            aria-label="Schedule or take back"
            onClick={() => setScheduling(true)}
          >
            <DeskIcon name="clock" size="s" />
          </button>
        </span>
      )}
      {isScheduling && (
        <ScheduleDialog
          id={id}
          isLive={isLive}
          hasDraft={hasDraft}
          scheduled={scheduled}
          onUnpublished={() => onLive(false)}
          onClose={() => setScheduling(false)}
        />
      )}
    </DeskBar>
  )
}

function Others({ presence }: { presence: readonly Presence[] }) {
  return (
    <span className="avs" role="img" aria-label={sayPresence(presence)}>
      {presence.slice(0, 3).map(({ id, initials }) => (
        <span key={id} className="av">
          {initials}
        </span>
      ))}
    </span>
  )
}

function sayPresence(presence: readonly { name: string }[]): string {
  if (presence.length === 0) return 'Nobody else is here'
  const names = presence.map(({ name }) => name).join(' and ')
  return `${names} ${presence.length === 1 ? 'is' : 'are'} here too`
}

function StateTag({
  isLive,
  hasDraft,
  scheduled,
}: {
  isLive: boolean
  hasDraft: boolean
  scheduled: ScheduledFor | null
}): ReactNode {
  if (scheduled) return <span className="st warn">Scheduled</span>
  if (isLive)
    return (
      <span className={hasDraft ? 'st info' : 'st ok'}>
        {hasDraft ? 'Draft of a live deal' : 'Live'}
      </span>
    )
  return <span className="st info">Draft</span>
}

/** The first field with a finding that stops publishing, else the first with any. */
function focusFirstFinding(): void {
  const box = document.querySelector('.find.bad') ?? document.querySelector('.find')
  const control = box
    ?.closest('.beside')
    ?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
