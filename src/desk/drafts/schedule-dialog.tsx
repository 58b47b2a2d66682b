import { useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { toInstant } from '../fields/local-time.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { useModal } from '../shell/use-modal.ts'
import type { ScheduledFor } from '../wire/documents.ts'
import { type Changed, ChangedDialog } from './changed-dialog.tsx'
import { act, findChanged } from './document-acts.ts'
import { useStore } from './use-draft.ts'

type ScheduleDialogProps = {
  id: string
  isLive: boolean
  hasDraft: boolean
  scheduled: ScheduledFor | null
  onUnpublished: () => void
  onClose: () => void
}

/** When the draft goes live, when it is taken back, or when a live deal goes. */
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
  const dialog = useModal()
  const [at, setAt] = useState('')
  const [until, setUntil] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)

  async function run(
    name: 'schedule' | 'take-back' | 'unschedule' | 'unpublish',
    said: string,
    seen?: string,
  ): Promise<void> {
    const times = { at: toInstant(at), until: toInstant(until) }
    const body =
      name === 'unschedule'
        ? { release: scheduled?.release ?? '' }
        : name === 'schedule'
          ? { ...(times.at && { at: times.at }), until: times.until, ...(seen && { seen }) }
          : { ...(times.at && { at: times.at }) }
    try {
      await act(store, { id, name, body })
      if (name === 'unpublish') onUnpublished()
      toast(said)
      onClose()
    } catch (error) {
      // Conflicts that stopped it are in the draft now.
      await store.pulse()
      const found = findChanged(error)
      if (found && error instanceof DeskError) {
        return setChanged({ ...found, message: error.message })
      }
      setProblem(error instanceof DeskError ? error.message : 'It could not be done.')
    }
  }

  return (
    <dialog ref={dialog} className="dlg" aria-label="Schedule or take back" onClose={onClose}>
      <form method="dialog" className="col pad">
        <h2 className="h2">Schedule or take back</h2>
        <label className="f">
          <span className="lab">When, in Singapore</span>
          <input
            className="in"
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </label>
        <label className="f">
          <span className="lab">Taken back, if at all</span>
          <input
            className="in"
            type="datetime-local"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </label>
        {problem && (
          <p className="find bad" role="alert">
            {problem}
          </p>
        )}
        <div className="bs">
          {hasDraft && (
            <Button look="go" onClick={() => void run('schedule', 'Scheduled.')}>
              Publish then
            </Button>
          )}
          {isLive && (
            <>
              <Button onClick={() => void run('take-back', 'It will be taken off the site then.')}>
                Take off the site then
              </Button>
              <Button look="bad" onClick={() => void run('unpublish', 'It is off the site.')}>
                Take off the site now
              </Button>
            </>
          )}
          {scheduled && (
            <Button onClick={() => void run('unschedule', 'It is a draft again.')}>
              Cancel the schedule
            </Button>
          )}
          <Button look="bare" type="submit">
            Close
          </Button>
        </div>
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
    </dialog>
  )
}
