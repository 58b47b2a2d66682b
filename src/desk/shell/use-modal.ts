import { useLayoutEffect, useRef } from 'react'

/** Opens a dialog before the next paint, and returns the focus when it unmounts. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const own = dialog.current
    own?.showModal()
    return () => own?.close()
  }, [])
  return dialog
}
