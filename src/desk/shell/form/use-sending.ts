import { useState } from 'react'
import { DeskError } from '../../call-desk.ts'

/**
 * Runs the action of a button or form, one at a time, and keeps the reason of a refusal. Buttons are `aria-disabled`
 * while it runs: one that is `disabled` loses the focus, and a dialog that opens meanwhile could not return it.
 */
export function useSending() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<DeskError | null>(null)

  async function send(act: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      // The person has just closed the dialog of the second factor, so this is no news.
      if (error.code !== 'step-up') setProblem(error)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, problem, send }
}
