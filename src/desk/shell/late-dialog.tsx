import type { ReactNode } from 'react'
import { type Late, LatePart } from './late-part.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = { onClose: () => void }
type LateDialogProps<Props> = { part: Late<Props>; props: Props }

/**
 * A dialog whose code may still be on its way. Until it is here, and if it does not load, a dialog in its place has the focus, so
 * that no key reaches the page behind it.
 */
export function LateDialog<Props extends DialogProps>({ part, props }: LateDialogProps<Props>) {
  const { onClose } = props
  const hold = (children: ReactNode) => (
    <Holding name={part.name} onClose={onClose}>
      {children}
    </Holding>
  )
  return (
    <LatePart
      {...{ part, props, onClose }}
      waiting={hold(<p role="status">Loading…</p>)}
      failed={hold}
    />
  )
}

type HoldingProps = DialogProps & { name: string; children: ReactNode }

function Holding({ name, onClose, children }: HoldingProps) {
  // Returns the focus before the loaded dialog takes it, so that this one can return it too.
  const dialog = useModal()
  return (
    <dialog ref={dialog} className="dlg" aria-label={name} onClose={onClose}>
      {children}
    </dialog>
  )
}
