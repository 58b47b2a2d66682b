import { toLabel } from '../fields/to-label.ts'
import { Comparison } from '../history/comparison.tsx'
import { Button } from '../shell/button.tsx'
import { useModal } from '../shell/use-modal.ts'
import type { ChangedMeanwhile } from '../wire/documents.ts'
import '../history/history.css'

export type Changed = ChangedMeanwhile & { message: string }

type ChangedDialogProps = {
  changed: Changed
  /** `Publish it like this`. */
  goOn: string
  onGoOn: () => void
  onClose: () => void
}

/** A colleague has changed the draft since the person looked: what is different, and going on after looking. */
export function ChangedDialog({ changed, goOn, onGoOn, onClose }: ChangedDialogProps) {
  const dialog = useModal()
  const { message, changes, isCut, seen } = changed
  return (
    <dialog ref={dialog} className="dlg" aria-label="Changed since you looked" onClose={onClose}>
      <h2 className="h2">Changed since you looked</h2>
      <p>{message}</p>
      {changes.length > 0 && <Comparison changes={changes} nameOf={toLabel} onRestore={null} />}
      {isCut && <p className="meta">There are more changes than these. The form shows all.</p>}
      <div className="bs">
        {seen !== '' && (
          <Button look="go" onClick={onGoOn}>
            {goOn}
          </Button>
        )}
        <Button onClick={onClose}>Back to the form</Button>
      </div>
    </dialog>
  )
}
