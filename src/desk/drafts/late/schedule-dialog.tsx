import { useState } from 'react'
import { toInstant } from '../../fields/local-time.ts'
import { Button } from '../../shell/button.tsx'
import { useDesk } from '../../shell/desk-context.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { Problem } from '../../shell/form/problem.tsx'
import { ScheduleTimes } from '../../shell/form/schedule-times.tsx'
import { useSending } from '../../shell/form/use-sending.ts'
import type { ScheduledFor } from '../../wire/documents.ts'
import { act, type Changed, findChanged } from '../document-acts.ts'
import { useStore } from '../use-draft.ts'
import { ChangedDialog } from './changed-dialog.tsx'

type ScheduleDialogProps = {
  id: string
  isLive: boolean
  hasDraft: boolean
  scheduled: ScheduledFor | null
  onUnpublished: () => void
  onClose: () => void
}

type ScheduleAct = 'schedule' | 'take-back' | 'unschedule' | 'unpublish'

/** Chooses when the draft goes live, when it is taken back, or when a live deal is taken down. */
export function ScheduleDialog({
  id,
  isLive,
  hasDraft,
  scheduled,
  onUnpublished,
  onClose,
}: ScheduleDialogProps) {
  const store = useStore()
  const { toast } = useDesk()
  const [times, setTimes] = useState({ at: '', until: '' })
  const { problem, send } = useSending()
  const [changed, setChanged] = useState<Changed | null>(null)

  const run = (name: ScheduleAct, said: string, seen?: string) =>
    send(async () => {
      const from = toInstant(times.at)
      const body = {
        ...(from !== null && { at: from }),
        ...(name === 'schedule' && { until: toInstant(times.until) }),
        ...(name === 'unschedule' && { release: scheduled?.release ?? '' }),
        ...(seen !== undefined && { seen }),
      }
      try {
        await act(store, { id, name, body })
      } catch (error) {
        // Conflicts that stopped it are in the draft now.
        await store.pulse()
        const found = findChanged(error)
        if (!found) throw error
        return setChanged(found)
      }
      if (name === 'unpublish') onUnpublished()
      toast(said)
      onClose()
    })

  return (
    <Dialog title="Schedule or take back" onClose={onClose}>
      <form method="dialog" className="col">
        <ScheduleTimes label="When, in Singapore" times={times} onChange={setTimes} />
        <Problem error={problem} />
        <ScheduleActs
          isLive={isLive}
          hasDraft={hasDraft}
          isScheduled={scheduled !== null}
          onAct={(name, said) => void run(name, said)}
        />
      </form>
      {changed && (
        <ChangedDialog
          changed={changed}
          goOn="Schedule it like this"
          onGoOn={() => {
            setChanged(null)
            void run('schedule', 'Scheduled.', changed.seen)
          }}
          onClose={() => setChanged(null)}
        />
      )}
    </Dialog>
  )
}

type ScheduleActsProps = Pick<ScheduleDialogProps, 'isLive' | 'hasDraft'> & {
  isScheduled: boolean
  onAct: (name: ScheduleAct, said: string) => void
}

function ScheduleActs({ isLive, hasDraft, isScheduled, onAct }: ScheduleActsProps) {
  return (
    <div className="bs">
      {hasDraft && (
        <Button look="go" onClick={() => onAct('schedule', 'Scheduled.')}>
          Publish then
        </Button>
      )}
      {isLive && (
        <>
          <Button onClick={() => onAct('take-back', 'It will be taken off the site then.')}>
            Take off the site then
          </Button>
          <Button look="bad" onClick={() => onAct('unpublish', 'It is off the site.')}>
            Take off the site now
          </Button>
        </>
      )}
      {isScheduled && (
        <Button onClick={() => onAct('unschedule', 'It is a draft again.')}>
          Cancel the schedule
        </Button>
      )}
      <Button look="bare" type="submit">
        Close
      </Button>
    </div>
  )
}
