import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { type Late, LatePart } from './late-part.tsx'

type DialogProps = { onClose: () => void }

/**
 * A dialog whose code may still be on its way. Until it is here, and if it does not load, a dialog in its place has the focus, so
 * that no key reaches the page behind it.
 */
export function LateDialog<Props extends DialogProps>({
  part,
  props,
}: {
  part: Late<Props>
  props: Props
}) {
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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // Gives the focus back before the dialog that was waited for takes it, so that this one can give it back too.
  useLayoutEffect(() => {
    const own = dialog.current
    return () => own?.close()
  }, [])
  return (
    <dialog ref={dialog} className="dlg" aria-label={name} onClose={onClose}>
      {children}
    </dialog>
  )
}
