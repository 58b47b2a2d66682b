import { createContext, use, useEffect } from 'react'
import type { Me } from '../wire/people.ts'
import type { ActRegistry, DeskAct } from './acts.ts'
import type { ShowToast } from './toasts.tsx'

export type DeskContextValue = {
  me: Me
  /** Shows a message for 10 seconds. With `undo` it offers to undo the action, also by Ctrl-Z. */
  toast: ShowToast
  acts: ActRegistry
  /** Asks again who is signed in. */
  refresh: () => Promise<void>
}

export const DeskContext = createContext<DeskContextValue | null>(null)

/** Who is signed in, and what pages need of the shell. */
export function useDesk(): DeskContextValue {
  const desk = use(DeskContext)
  if (!desk) throw new Error('desk: this part is used outside the shell')
  return desk
}

/** Offers acts in the palette and by their keys, for as long as the part is shown. */
export function useActs(offered: readonly DeskAct[]): void {
  const { acts } = useDesk()
  // Acts are new objects with each rendering, because they close over its state.
  useEffect(() => acts.add(offered))
}
