import type { DeskError } from '../call-desk.ts'
import { Button } from './button.tsx'

/** The desk could not find out who is signed in. */
export function LoadFailure({ error }: { error: DeskError }) {
  return (
    <main className="door">
      <div className="door__in door__alone">
        <h1 className="h1">The desk does not open</h1>
        <p className="sm">{error.message}</p>
        <Button look="go tall" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </main>
  )
}
