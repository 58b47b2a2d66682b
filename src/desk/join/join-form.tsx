import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { CodeSteps } from '../people/code-steps.tsx'
import { NewPassword } from '../people/password-fields.tsx'
import { Button } from '../shell/button.tsx'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { InvitationInfo, Joined } from '../wire/people.ts'
import { needsSecondFactor } from '../wire/roles.ts'

type JoinFormProps = { secret: string; info: InvitationInfo; onJoined: (joined: Joined) => void }

/** Name, password and, for editors and admins, the app for codes. */
export function JoinForm({ secret, info, onJoined }: JoinFormProps) {
  const [name, setName] = useState(info.name ?? '')
  const [email, setEmail] = useState(info.email ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { isBusy, problem, send } = useSending()
  const needsCode = needsSecondFactor(info.role)

  async function join(): Promise<void> {
    const { ticket } = info.codes
    const form = { secret, name, email, password, ...(needsCode && { ticket, code }) }
    onJoined(await callDesk<Joined>('POST', '/join', form))
  }

  return (
    <Form className="col" onSend={() => void send(join)}>
      <TextField
        label="Name, as others see it"
        name="name"
        autoComplete="name"
        required
        maxLength={60}
        readOnly={info.name !== null}
        value={name}
        onChange={setName}
      />
      <TextField
        label="E-mail address"
        type="email"
        name="email"
        autoComplete="username"
        required
        readOnly={info.email !== null}
        value={email}
        onChange={setEmail}
      />
      <NewPassword value={password} onChange={setPassword} />
      {needsCode && <CodeSteps setUp={info.codes} code={code} onCode={setCode} />}
      <Problem error={problem} />
      <Button look="go tall" type="submit" isBusy={isBusy}>
        Join
      </Button>
    </Form>
  )
}
