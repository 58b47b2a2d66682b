import { useEffect, useRef, useState } from 'react'
import { callDesk, DeskError, STEP_UP_EVENT, type StepUpRequest } from '../call-desk.ts'
import { hasPasskeys, showPasskey } from '../passkey.ts'
import { CodeField } from './code-field.tsx'
import { useDesk } from './desk-context.ts'
import { DeskIcon } from './icon.tsx'
import { Problem } from './problem.tsx'
import { useSending } from './use-sending.ts'

/** Asks for the second factor when an act needs it again; the act then goes on by itself. */
export function StepUp() {
  const [request, setRequest] = useState<StepUpRequest | null>(null)
  useEffect(() => {
    const onStepUp = ({ detail }: CustomEvent<StepUpRequest>) => setRequest(detail)
    window.addEventListener(STEP_UP_EVENT, onStepUp as EventListener)
    return () => window.removeEventListener(STEP_UP_EVENT, onStepUp as EventListener)
  }, [])
  return request && <StepUpDialog request={request} onOver={() => setRequest(null)} />
}

type StepUpDialogProps = { request: StepUpRequest; onOver: () => void }

function StepUpDialog({ request, onOver }: StepUpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { me } = useDesk()
  const [code, setCode] = useState('')
  const { isBusy, problem, send } = useSending()
  useEffect(() => dialog.current?.showModal(), [])

  function onClose(): void {
    // Has no effect once the code was right.
    request.reject(new DeskError(401, 'step-up', 'Nothing was changed.'))
    onOver()
  }
  async function prove(): Promise<void> {
    await callDesk('POST', '/me/prove', { code })
    over()
  }
  async function provePasskey(): Promise<void> {
    await callDesk('POST', '/me/prove/passkey', await showPasskey())
    over()
  }
  function over(): void {
    request.resolve()
    onOver()
  }

  return (
    <dialog ref={dialog} className="dlg" aria-labelledby="step-up-title" onClose={onClose}>
      <h2 className="h2" id="step-up-title">
        Is it still you?
      </h2>
      <p className="sm">This needs a code from your app again. Good for 10 minutes.</p>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault()
          void send(prove)
        }}
      >
        <CodeField label="Code from your app" value={code} onChange={setCode} autoFocus />
        <Problem error={problem} />
        <div className="bs">
          <button className="b go" type="submit" disabled={isBusy}>
            <DeskIcon name="key" size="s" />
            Go on
          </button>
          {me.hasPasskey && hasPasskeys() && (
            <button
              className="b"
              type="button"
              disabled={isBusy}
              onClick={() => send(provePasskey)}
            >
              Use a passkey
            </button>
          )}
          <button className="b" type="button" onClick={() => dialog.current?.close()}>
            Not now
          </button>
        </div>
      </form>
    </dialog>
  )
}
