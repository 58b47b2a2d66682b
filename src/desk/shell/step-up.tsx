import { useEffect, useState } from 'react'
import { DeskError, STEP_UP_EVENT, type StepUpRequest } from '../call-desk.ts'
import { LateDialog } from './late-dialog.tsx'
import { stepUpDialog } from './late-dialogs.ts'

/** Asks for the second factor when an act needs it again; the act then goes on by itself. */
export function StepUp() {
  const [request, setRequest] = useState<StepUpRequest | null>(null)
  useEffect(() => {
    const onStepUp = ({ detail }: CustomEvent<StepUpRequest>) => setRequest(detail)
    window.addEventListener(STEP_UP_EVENT, onStepUp as EventListener)
    return () => window.removeEventListener(STEP_UP_EVENT, onStepUp as EventListener)
  }, [])
  if (!request) return null

  const onOver = () => setRequest(null)
  function onClose(): void {
    // Has no effect once the code was right.
    request?.reject(new DeskError(401, 'step-up', 'Nothing was changed.'))
    onOver()
  }
  return <LateDialog part={stepUpDialog} props={{ request, onOver, onClose }} />
}
