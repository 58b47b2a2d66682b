import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatDay } from '#lib/format-day.ts'
import { type ReportReason, reportReasons } from '#lib/report-reasons.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import button from '#ui/button.module.css'
import { whenWanted } from '#ui/late/when-wanted.ts'
import { QuietButton } from '#ui/quiet-button.tsx'
import { useVisitor } from '#ui/visitor.ts'
import type { ReportCounts } from '#visitor/report-schema.ts'
import { findOwnReport, keepOwnReport, type OwnReport } from './own-reports.ts'
import css from './report-form.css?inline'

adoptStyles(css)

type Step = 'ask' | 'why' | 'told'

type ReportFormProps = {
  dealId: string
  /** Whether the page already shows a score. That one leaves out today, so a second one might contradict it. */
  hasScore: boolean
}

/** Asks whether the deal worked, and shows the score of this week. */
export function ReportForm({ dealId, hasScore }: ReportFormProps) {
  const { actions } = useVisitor()
  const place = useRef<HTMLDivElement>(null)
  const [counts, setCounts] = useCounts(place, hasScore ? null : dealId)
  const [told, setTold] = useState(() => findOwnReport(dealId, new Date()))
  const [step, setStep] = useState<Step>(told ? 'told' : 'ask')
  const [isThanked, setIsThanked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')

  // They take the focus when a step ends, because its button disappears.
  const heading = useRef<HTMLHeadingElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  async function send(outcome: 'worked' | 'failed', reason: ReportReason | null = null) {
    if (isSending) return
    setIsSending(true)
    setProblem('')
    try {
      const extras = await actions.extras()
      setCounts(await extras.reports().send({ dealId, outcome, reason }))
      setTold(keepOwnReport({ dealId, outcome }, new Date()))
      setStep('told')
      setIsThanked(true)
      // Leaves the focus alone if the visitor has left the form.
      if (place.current?.contains(document.activeElement)) status.current?.focus()
    } catch (error) {
      setProblem(toProblem(error))
    }
    setIsSending(false)
  }

  const neverMind = () => {
    setStep('ask')
    heading.current?.focus()
  }

  return (
    <div className="rprt" ref={place}>
      <h2 ref={heading} tabIndex={-1}>
        Did it work for you?
      </h2>
      {counts !== undefined && !hasScore && <p>{toSentence(counts)}</p>}
      {step === 'ask' && (
        <div className="rprt-row">
          <button
            type="button"
            className={button.button}
            aria-disabled={isSending}
            onClick={() => send('worked')}
          >
            It worked
          </button>
          <QuietButton isOff={isSending} onClick={() => setStep('why')}>
            It didn’t
          </QuietButton>
        </div>
      )}
      {step === 'why' && (
        <WhyForm
          isSending={isSending}
          onReason={(reason) => send('failed', reason)}
          onNeverMind={neverMind}
        />
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {isSending && 'Sending.'}
        {step === 'told' && isThanked && 'Thank you.'}
      </p>
      {step === 'told' && told && (
        <>
          <p>{toOwnSentence(told)}</p>
          <QuietButton onClick={neverMind}>Change my report</QuietButton>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

/** The counts of this week's reports. They are read once the visitor gets to `place`, and not at all without an id; `undefined` until then. */
function useCounts(place: RefObject<HTMLElement | null>, dealId: string | null) {
  const { actions } = useVisitor()
  const [counts, setCounts] = useState<ReportCounts | null | undefined>()

  useEffect(() => {
    let isAsked = false
    /** Runs once, when the visitor gets here. */
    const read = async () => {
      if (isAsked || dealId === null) return
      isAsked = true
      const extras = await actions.extras()
      setCounts(await extras.reports().read(dealId))
    }
    // Ignores a failed read: the count is optional.
    return place.current ? whenWanted(place.current, () => read().catch(() => {})) : undefined
  }, [actions, dealId, place])

  return [counts, setCounts] as const
}

type WhyFormProps = {
  isSending: boolean
  onReason: (reason: ReportReason | null) => void
  onNeverMind: () => void
}

function WhyForm({ isSending, onReason, onNeverMind }: WhyFormProps) {
  const legend = useRef<HTMLLegendElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    // Only once, not when a kept page is shown again.
    if (isNew.current) legend.current?.focus()
    isNew.current = false
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReason(new FormData(event.currentTarget).get('reason') as ReportReason | null)
  }
  return (
    <form onSubmit={onSubmit}>
      <fieldset>
        <legend ref={legend} tabIndex={-1}>
          What happened?
        </legend>
        {Object.entries(reportReasons).map(([reason, name]) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="rprt-row">
        <button type="submit" className={button.button} aria-disabled={isSending}>
          Tell the editors
        </button>
        <QuietButton isOff={isSending} onClick={onNeverMind}>
          Never mind
        </QuietButton>
      </div>
    </form>
  )
}

function toSentence(counts: ReportCounts | null): string {
  if (!counts) return 'Not enough reports this week to show a score.'
  return `It worked for ${counts.worked} of ${counts.total} readers this week.`
}

function toOwnSentence({ outcome, day }: OwnReport): string {
  const worked = outcome === 'worked' ? 'it worked' : 'it did not work'
  return `You reported on ${formatDay(day)} that ${worked}. Your report counts for a week.`
}

function toProblem(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Try again when you are back online.'
  const { code, message } = error as { code?: string; message: string }
  if (code === 'functions/resource-exhausted') return message
  return 'Your report could not be sent. Try again in a moment.'
}
