import { type FormEvent, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { toInstant, toLocalTime } from '../fields/local-time.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/problem.tsx'
import { useSending } from '../shell/use-sending.ts'
import type { OpenedCampaign } from '../wire/campaigns.ts'

type ScheduleFormProps = { campaign: OpenedCampaign; onDone: () => Promise<void> }

/** When a campaign begins, and when it is taken back. Empty fields mean never. */
export function ScheduleForm({ campaign, onDone }: ScheduleFormProps) {
  const { toast } = useDesk()
  const [at, setAt] = useState(toLocalTime(campaign.beginsAt))
  const [until, setUntil] = useState(toLocalTime(campaign.backAt))
  const { isBusy, problem, send } = useSending()

  function schedule(event: FormEvent): void {
    event.preventDefault()
    void send(async () => {
      const times = { at: toInstant(at), until: toInstant(until), ref: campaign.ref }
      await callDesk('POST', `/campaigns/${campaign.id}/schedule`, times)
      toast(times.at === null ? 'It is no longer scheduled.' : 'Scheduled.')
      await onDone()
    })
  }

  return (
    <form className="col" onSubmit={schedule}>
      <label className="f">
        <span className="lab">Begins, in Singapore</span>
        <input
          className="in"
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      </label>
      <label className="f">
        <span className="lab">Taken back, if at all</span>
        <input
          className="in"
          type="datetime-local"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </label>
      <Problem error={problem} />
      <Button look="tall" type="submit" isBusy={isBusy}>
        {campaign.beginsAt === null ? 'Schedule' : 'Change the times'}
      </Button>
    </form>
  )
}
