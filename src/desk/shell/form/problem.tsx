import type { DeskError } from '../../call-desk.ts'
import { DeskIcon } from '../icon.tsx'

/** The reason for a refusal, announced at once to screen readers. */
export function Problem({ error }: { error: DeskError | null }) {
  return (
    <div className="problem" role="alert">
      {error && (
        <div className="find bad">
          <DeskIcon name="alert" size="s" />
          <p>{error.message}</p>
        </div>
      )}
    </div>
  )
}
