import { useState } from 'react'
import { callDesk, type StepUpRequest } from '../call-desk.ts'
import { hasPasskeys, showPasskey } from '../passkey.ts'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { useDesk } from './desk-context.ts'
import { Dialog } from './dialog.tsx'
import { Form } from './form/form.tsx'
import { Problem } from './form/problem.tsx'
import { useSending } from './form/use-sending.ts'
import { DeskIcon } from './icon.tsx'

type StepUpDialogProps = { request: StepUpRequest; onOver: () => void; onClose: () => void }

export function StepUpDialog({ request, onOver, onClose }: StepUpDialogProps) {
  const { me } = useDesk()
  const [code, setCode] = useState('')
  const { isBusy, problem, send } = useSending()

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
    <Dialog title="Is it still you?" onClose={onClose}>
      <p className="sm">This needs a code from your app again. Good for 10 minutes.</p>
      <Form className="col" onSend={() => void send(prove)}>
        <CodeField label="Code from your app" value={code} onChange={setCode} autoFocus />
        <Problem error={problem} />
        <div className="bs">
          <Button look="go" type="submit" isBusy={isBusy}>
            <DeskIcon name="key" size="s" />
            Go on
          </Button>
          {me.hasPasskey && hasPasskeys() && (
            <Button isBusy={isBusy} onClick={() => send(provePasskey)}>
              Use a passkey
            </Button>
          )}
          <Button onClick={onClose}>Not now</Button>
        </div>
      </Form>
    </Dialog>
  )
}
