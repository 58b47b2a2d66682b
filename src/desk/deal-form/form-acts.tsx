import type { useSendForReview } from '../discussion/use-send-for-review.ts'
import { sayTotal } from '../documents/say-total.ts'
import { PublishButton } from '../drafts/publish-button.tsx'
import type { usePublish } from '../drafts/use-publish.ts'
import { Button } from '../shell/button.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import type { DeskFinding } from '../wire/documents.ts'

type FormActsProps = {
  publishing: ReturnType<typeof usePublish>
  review: ReturnType<typeof useSendForReview>
  findings: readonly DeskFinding[]
  onSchedule: () => void
  /** Only one button fits; the other is in the palette. */
  isNarrow?: boolean
}

/** The buttons to send for review, publish and schedule, as far as the role allows. */
export function FormActs(props: FormActsProps) {
  const { publishing, review, findings, onSchedule, isNarrow = false } = props
  const { mayPublish } = publishing
  return (
    <>
      {review.maySend && !(isNarrow && mayPublish) && (
        <Button look={!mayPublish && 'go'} onClick={review.open}>
          Send for review
        </Button>
      )}
      {mayPublish && (
        <span className="split">
          <PublishButton publishing={publishing} findings={findings} />
          <Button look="go" aria-label="Schedule or take back" onClick={onSchedule}>
            <DeskIcon name="clock" size="s" />
          </Button>
        </span>
      )}
    </>
  )
}

type ProblemsButtonProps = { findings: readonly DeskFinding[]; onOpen: () => void }

/** Number of findings, linking to the first. */
export function ProblemsButton({ findings, onOpen }: ProblemsButtonProps) {
  if (findings.length === 0) return null
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  const warns = findings.length - stops
  const said = [stops > 0 && sayTotal(stops, 'error'), warns > 0 && sayTotal(warns, 'warning')]
  return (
    <Button
      look={stops > 0 ? 'ic bad' : 'ic'}
      aria-label={said.filter(Boolean).join(', ')}
      onClick={onOpen}
    >
      <DeskIcon name="alert" />
    </Button>
  )
}
