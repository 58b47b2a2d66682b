import { useCallback, useEffect, useState } from 'react'

type Toast = { id: number; text: string; undo: (() => void) | null }

export type ShowToast = (text: string, options?: { undo?: () => void }) => void

const SHOWN_MS = 10_000

/** The toasts that are shown, and a function that shows another one. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show: ShowToast = useCallback((text, { undo } = {}) => {
    const id = performance.now()
    setToasts((shown) => [...shown.slice(-2), { id, text, undo: undo ?? null }])
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS)
  }, [])
  const hide = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return { toasts, show, hide }
}

type ToastsProps = Pick<ReturnType<typeof useToasts>, 'toasts' | 'hide'>

export function Toasts({ toasts, hide }: ToastsProps) {
  useUndoKey(toasts, hide)
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, undo }) => (
        <div key={id} className="toast">
          <span>{text}</span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                hide(id)
                undo()
              }}
            >
              Undo
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

/** Ctrl-Z undoes the action of the last toast, unless a field has its own undo. */
function useUndoKey(toasts: readonly Toast[], hide: (id: number) => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
      const last = toasts.findLast(({ undo }) => undo !== null)
      if (!isUndo || !last?.undo) return
      const { target } = event
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea'))
      )
        return
      event.preventDefault()
      hide(last.id)
      last.undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [toasts, hide])
}
