import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { CopyButton } from './copy-button.tsx'

type LinkDialogProps = { link: string; days: number; onClose: () => void }

/** A link that is shown once, to copy or to print. */
export function LinkDialog({ link, days, onClose }: LinkDialogProps) {
  return (
    <Dialog title="Give this link only to that person" onClose={onClose}>
      <input
        className="in"
        readOnly
        aria-label="Link"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className="meta">{`Works once, for ${days === 1 ? 'a day' : `${days} days`}. It is not shown again.`}</p>
      <div className="bs">
        <CopyButton text={link} look="go" />
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
