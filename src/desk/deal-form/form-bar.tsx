import { PeopleHere } from '../drafts/people-here.tsx'
import { SaveState } from '../drafts/save-state.tsx'
import { useField } from '../drafts/use-draft.ts'
import { useDraftBar } from '../drafts/use-draft-bar.tsx'
import { Link, navigate } from '../link.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { DeskFinding, ScheduledFor } from '../wire/documents.ts'
import { FormActs, ProblemsButton } from './form-acts.tsx'

type FormBarProps = {
  id: string
  /** The campaign that the draft is in. It is published with it. */
  release: string | null
  isLive: boolean
  findings: readonly DeskFinding[]
  onLive: (isLive: boolean) => void
  /** Shows every finding, and goes to the first. */
  onFindings: () => void
}

/** The bar of the form: what state the deal is in, who is here, and its acts. On a phone they are at the bottom. */
export function FormBar(props: FormBarProps) {
  const { id, release, isLive, findings, onLive, onFindings } = props
  const [written] = useField<unknown>(['data', 'title'])
  const title = String(written ?? '') || 'New deal'
  const { presence, scheduled, publishing, review, schedule, dialogs } = useDraftBar({
    ...{ id, title, release, isLive, onLive },
    onRefused: onFindings,
  })
  const { hasDraft, mayPublish, publish } = publishing
  const acts = { publishing, review, findings, onSchedule: schedule }

  useActs([
    ...(mayPublish ? [{ name: 'Publish', keys: 'Ctrl-Enter', run: publish }] : []),
    { name: 'Next finding', keys: 'F8', run: onFindings },
    ...(isLive ? [{ name: 'History', keys: 'h', run: () => navigate(`/history/${id}`) }] : []),
  ])

  return (
    <>
      <DeskBar title={title} crumb={<Link to="/deals">Deals</Link>}>
        <StateTag isLive={isLive} hasDraft={hasDraft} scheduled={scheduled} />
        {review.isWaiting && <span className="st warn">In review</span>}
        <SaveState />
        <PeopleHere people={presence} />
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
        <span className="line wide">
          <FormActs {...acts} />
        </span>
      </DeskBar>
      <section className="stick narrow" aria-label="What to do with the deal">
        <ProblemsButton findings={findings} onOpen={onFindings} />
        <a className="b" href="#see">
          <DeskIcon name="eye" size="s" />
          See it
        </a>
        <FormActs {...acts} isNarrow />
      </section>
      {dialogs}
    </>
  )
}

type StateTagProps = { isLive: boolean; hasDraft: boolean; scheduled: ScheduledFor | null }

function StateTag({ isLive, hasDraft, scheduled }: StateTagProps) {
  if (scheduled) return <span className="st warn">Scheduled</span>
  if (isLive && !hasDraft) return <span className="st ok">Live</span>
  return <span className="st info">{isLive ? 'Draft of a live deal' : 'Draft'}</span>
}
