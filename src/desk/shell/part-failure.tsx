import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { hasNewBuild } from './has-new-build.ts'
import { DeskIcon } from './icon.tsx'

export type PartFailureProps = {
  /** `The editor`. */
  name: string
  /** Its code did not load; otherwise it threw. */
  isMissing: boolean
  onRetry: () => void
  onClose?: (() => void) | undefined
}

/** Replaces a part that could not be shown. The rest of the desk keeps working. */
export function PartFailure({ name, isMissing, onRetry, onClose }: PartFailureProps) {
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    void hasNewBuild().then((isNew) => {
      if (!isGone) setIsOutdated(isNew)
    })
    // A part that did not load offline loads by itself once the network is back.
    window.addEventListener('online', onRetry)
    return () => {
      isGone = true
      window.removeEventListener('online', onRetry)
    }
  }, [isMissing, onRetry])
  return (
    <div className="find bad" role="alert">
      <DeskIcon name="alert" size="s" />
      <p>
        {isOutdated
          ? 'The desk has a new version. Load it to go on.'
          : `${name} ${isMissing ? 'did not load' : 'stopped working'}.`}{' '}
        What you typed in a draft is kept.
      </p>
      <Button onClick={isOutdated ? () => location.reload() : onRetry}>
        {isOutdated ? 'Load the new version' : 'Try again'}
      </Button>
      {onClose && (
        <Button look="bare" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  )
}
