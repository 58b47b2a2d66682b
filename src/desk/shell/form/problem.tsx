import type { DeskError } from '../../call-desk.ts'
import { DeskIcon } from '../icon.tsx'

/** Why something was refused, told at once. */
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
