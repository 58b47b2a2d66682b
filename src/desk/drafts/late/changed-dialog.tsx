import { toLabel } from '../../fields/to-label.ts'
import { Comparison } from '../../history/comparison.tsx'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import type { Changed } from '../document-acts.ts'
import '../../history/history.css'

type ChangedDialogProps = {
  changed: Changed
  /** `Publish it like this`. */
  goOn: string
  onGoOn: () => void
  onClose: () => void
}

/** A colleague has changed the draft since the person looked: what is different, and going on after looking. */
export function ChangedDialog({ changed, goOn, onGoOn, onClose }: ChangedDialogProps) {
  const { message, changes, isCut, seen } = changed
  return (
    <Dialog title="Changed since you looked" onClose={onClose}>
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
    </Dialog>
  )
}
