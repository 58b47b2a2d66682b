import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { Form } from '../shell/form/form.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { type Campaign, type CampaignBoard, type Lane, lanes } from '../wire/campaigns.ts'
import { Calendar } from './calendar.tsx'
import { CampaignCard } from './campaign-card.tsx'
import '../styles/campaigns.css'

const laneNames: Record<Lane, string> = {
  making: 'Being made',
  scheduled: 'Scheduled',
  live: 'Live, to be taken back',
}

/** Releases as a board, and what begins and ends in the next six weeks. */
export function Page() {
  const { me } = useDesk()
  const { value: board, problem: failure } = useLoaded<CampaignBoard>('/campaigns')
  const mayWrite = me.capabilities.includes('write')
  if (!board) return failure ? <LoadFailure error={failure} /> : <DeskBar title="Campaigns" />
  const stopped = board.campaigns.filter(
    ({ conflicts, lane }) => conflicts.length > 0 && lane === 'scheduled',
  )
  return (
    <DeskPage title="Campaigns">
      <div className="col">
        {stopped.map(({ id, label, conflicts }) => (
          <p key={id} className="find bad" role="alert">
            <b>“{label}” will stop by itself.</b> {conflicts[0]?.place} differs from what is live.
            Everything else goes out on time.
          </p>
        ))}
        {mayWrite && <NewCampaign />}
        <div className="board">
          {lanes.map((lane) => (
            <LaneColumn
              key={lane}
              lane={lane}
              campaigns={board.campaigns.filter((campaign) => campaign.lane === lane)}
            />
          ))}
        </div>
        <Calendar days={board.days} />
      </div>
    </DeskPage>
  )
}

function LaneColumn({ lane, campaigns }: { lane: Lane; campaigns: readonly Campaign[] }) {
  return (
    <section className="lane" aria-labelledby={`lane-${lane}`}>
      <h2 id={`lane-${lane}`}>
        {laneNames[lane]} <span>{campaigns.length}</span>
      </h2>
      {campaigns.length === 0 && <p className="meta">None.</p>}
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
    </section>
  )
}

function NewCampaign() {
  const [label, setLabel] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, problem, send } = useSending()
  useActs([{ name: 'New campaign', run: () => setIsOpen(true) }])

  const create = () =>
    send(async () => {
      const { id } = await callDesk<{ id: string }>('POST', '/campaigns', { label })
      navigate(`/campaigns/${id}`)
    })

  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>New campaign</Button>
      </div>
    )
  }
  return (
    <Form className="line" onSend={create}>
      <div className="grow">
        <TextField
          label="Name of the campaign"
          required
          maxLength={80}
          value={label}
          aria-describedby="campaign-problem"
          onChange={setLabel}
        />
      </div>
      <Button look="go" type="submit" isBusy={isBusy}>
        Create
      </Button>
      <p id="campaign-problem" className="sm" role="alert">
        {problem?.message}
      </p>
    </Form>
  )
}
