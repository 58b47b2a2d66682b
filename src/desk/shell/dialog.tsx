import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = { title: string; look?: string; onClose: () => void; children: ReactNode }

/** A dialog over the page. It is open while it is mounted. */
export function Dialog({ title, look = 'dlg', onClose, children }: DialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog ref={dialog} className={look} aria-labelledby={id} onClose={onClose}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
