import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { ReportMailChoice, ReportMailView } from '../wire/reports.ts'

type ReportMailProps = { mail: ReportMailView; onChanged: () => void }

/** Whether the report is sent by e-mail. Partners decide it for themselves; others see how many get it. */
export function ReportMail({ mail, onChanged }: ReportMailProps) {
  const { toast } = useDesk()
  const { isBusy, problem, send } = useSending()
  const { isOn } = mail

  const choose = (choice: ReportMailChoice) =>
    send(async () => {
      await callDesk('POST', '/own-report/mail', choice)
      toast(
        choice.isOn
          ? 'You will get the monthly report by e-mail.'
          : 'You will get no more reports by e-mail.',
      )
      onChanged()
    })

  return (
    <div className="box pad col">
      <div className="line wrapy">
        <DeskIcon name="mail" size="s" />
        <span className="grow sm">{mailText(mail)}</span>
        {isOn !== null && (
          <Button isBusy={isBusy} onClick={() => void choose({ isOn: !isOn })}>
            {isOn ? 'Turn the e-mails off' : 'Turn the e-mails on'}
          </Button>
        )}
      </div>
      {problem && <Problem error={problem} />}
    </div>
  )
}

function mailText({ isOn, readers }: ReportMailView): string {
  if (isOn !== null) return `Monthly report by e-mail: ${isOn ? 'on' : 'off'}`
  if (readers === 0) return 'Nobody gets the monthly report by e-mail'
  return `${readers === 1 ? '1 person gets' : `${readers} people get`} the monthly report by e-mail`
}
