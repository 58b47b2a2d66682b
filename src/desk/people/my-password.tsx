import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { NewPassword, OwnPassword } from './password-fields.tsx'

/** A new password ends all other sessions. */
export function MyPassword() {
  const { me, toast } = useDesk()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, send } = useSending()
  if (me.isLocal) return null

  async function change(): Promise<void> {
    await callDesk('POST', '/me/password', { current, password })
    setCurrent('')
    setPassword('')
    toast('Your password is changed. You are signed out everywhere else.')
  }

  return (
    <details className="box">
      <summary className="pad">Change your password</summary>
      <Form className="pad col" onSend={() => void send(change)}>
        <OwnPassword label="Current password" value={current} onChange={setCurrent} />
        <NewPassword value={password} onChange={setPassword} />
        <Problem error={problem} />
        <div className="bs">
          <Button look="go" type="submit" isBusy={isBusy}>
            Change
          </Button>
        </div>
      </Form>
    </details>
  )
}
