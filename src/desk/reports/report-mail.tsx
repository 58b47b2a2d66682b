import { formatDay } from '#lib/singapore-time.ts'
import { callDesk } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { Problem } from '../shell/problem.tsx'
import { useSending } from '../shell/use-sending.ts'
import type { ReportMailChoice, ReportMailView } from '../wire/reports.ts'

type ReportMailProps = { mail: ReportMailView; onChanged: () => void }

/** Whether the report comes by e-mail. Partners decide it for themselves, the others see how many get it. */
export function ReportMail({ mail, onChanged }: ReportMailProps) {
  const { toast } = useDesk()
  const { isBusy, problem, send } = useSending()
  const { isOn } = mail

  const choose = (choice: ReportMailChoice) =>
    send(async () => {
      await callDesk('POST', '/own-report/mail', choice)
      toast(choice.isOn ? 'The report comes by e-mail again.' : 'No more reports by e-mail.')
      onChanged()
    })

  return (
    <div className="box pad col">
      <div className="line wrapy">
        <DeskIcon name="mail" size="s" />
        <span className="grow">{mailText(mail)}</span>
        {isOn !== null && (
          <button
            className="b"
            type="button"
            disabled={isBusy}
            onClick={() => void choose({ isOn: !isOn })}
          >
            {isOn ? 'Stop the e-mails' : 'Send me the report'}
          </button>
        )}
      </div>
      {problem && <Problem error={problem} />}
    </div>
  )
}

function mailText({ isOn, readers, nextOn }: ReportMailView): string {
  const next = `next on ${formatDay(nextOn)}`
  if (isOn !== null) return isOn ? `Monthly e-mail: on, ${next}` : 'Monthly e-mail: off'
  if (readers === 0) return 'Monthly e-mail: nobody gets it'
  return `Monthly e-mail: to ${readers === 1 ? '1 person' : `${readers} people`}, ${next}`
}
