import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { toInstant, toLocalTime } from '../fields/local-time.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { ScheduleTimes } from '../shell/form/schedule-times.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { OpenedCampaign } from '../wire/campaigns.ts'

type ScheduleFormProps = { campaign: OpenedCampaign; onDone: () => Promise<void> }

/** When a campaign begins, and when it is taken back. Empty fields mean never. */
export function ScheduleForm({ campaign, onDone }: ScheduleFormProps) {
  const { toast } = useDesk()
  const [times, setTimes] = useState({
    at: toLocalTime(campaign.beginsAt),
    until: toLocalTime(campaign.backAt),
  })
  const { isBusy, problem, send } = useSending()

  const schedule = () =>
    send(async () => {
      const [at, until] = [toInstant(times.at), toInstant(times.until)]
      await callDesk('POST', `/campaigns/${campaign.id}/schedule`, { at, until, ref: campaign.ref })
      toast(at === null ? 'It is no longer scheduled.' : 'Scheduled.')
      await onDone()
    })

  return (
    <Form className="col" onSend={schedule}>
      <ScheduleTimes label="Begins, in Singapore" times={times} onChange={setTimes} />
      <Problem error={problem} />
      <Button look="tall" type="submit" isBusy={isBusy}>
        {campaign.beginsAt === null ? 'Schedule' : 'Change the times'}
      </Button>
    </Form>
  )
}
