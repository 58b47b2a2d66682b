import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { toInstant, toLocalTime } from '../fields/local-time.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { OpenedCampaign } from '../wire/campaigns.ts'

type ScheduleFormProps = { campaign: OpenedCampaign; onDone: () => Promise<void> }

/** When a campaign begins, and when it is taken back. Empty fields mean never. */
export function ScheduleForm({ campaign, onDone }: ScheduleFormProps) {
  const { toast } = useDesk()
  const [at, setAt] = useState(toLocalTime(campaign.beginsAt))
  const [until, setUntil] = useState(toLocalTime(campaign.backAt))
  const { isBusy, problem, send } = useSending()

  const schedule = () =>
    send(async () => {
      const times = { at: toInstant(at), until: toInstant(until), ref: campaign.ref }
      await callDesk('POST', `/campaigns/${campaign.id}/schedule`, times)
      toast(times.at === null ? 'It is no longer scheduled.' : 'Scheduled.')
      await onDone()
    })

  return (
    <Form className="col" onSend={schedule}>
      <TextField label="Begins, in Singapore" type="datetime-local" value={at} onChange={setAt} />
      <TextField
        label="Take back on (optional)"
        type="datetime-local"
        value={until}
        onChange={setUntil}
      />
      <Problem error={problem} />
      <Button look="tall" type="submit" isBusy={isBusy}>
        {campaign.beginsAt === null ? 'Schedule' : 'Change the times'}
      </Button>
    </Form>
  )
}
