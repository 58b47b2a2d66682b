import { useState } from 'react'
import * as paths from '#lib/paths.ts'
import { callDesk } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { hasPasskeys, showPasskey } from '../passkey.ts'
import { Button } from '../shell/button.tsx'
import { CodeField } from '../shell/code-field.tsx'
import { Door } from '../shell/door.tsx'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { SignInAnswer } from '../wire/people.ts'

export function Page({ query }: PageProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [code, setCode] = useState('')
  const { isBusy, problem, send } = useSending()

  async function signIn(): Promise<void> {
    const form = { email, password, ...(needsCode && { code }) }
    const answer = await callDesk<SignInAnswer>('POST', '/sign-in', form)
    setNeedsCode(answer.needsCode)
    if (!answer.needsCode) enter()
  }
  async function signInByPasskey(): Promise<void> {
    await callDesk('POST', '/passkey/sign-in', await showPasskey())
    enter()
  }
  const enter = () => navigate(toOwnPath(query.get('next')), { replace: true })

  return (
    <Door title="The desk" note="For people with an invitation.">
      {hasPasskeys() && (
        <>
          <Button look="go tall" isBusy={isBusy} onClick={() => send(signInByPasskey)}>
            <DeskIcon name="key" size="s" />
            Sign in with a passkey
          </Button>
          <div className="perf" />
        </>
      )}
      <Form className="col" onSend={() => void send(signIn)}>
        <TextField
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {needsCode && (
          <CodeField label="Code from your app" value={code} onChange={setCode} autoFocus />
        )}
        <Problem error={problem} />
        <Button look={hasPasskeys() ? 'tall' : 'go tall'} type="submit" isBusy={isBusy}>
          Sign in
        </Button>
      </Form>
      <p className="meta">
        {needsCode
          ? 'Lost your phone? Type a printed code instead, or ask an admin.'
          : 'Forgot your password? An admin can give you a new link.'}
      </p>
    </Door>
  )
}

/** The page to open after signing in; only within the desk. */
function toOwnPath(next: string | null): string {
  const start = `${paths.desk}/`
  return next?.startsWith(start) && !next.startsWith(`${start}/`)
    ? next.slice(paths.desk.length)
    : '/'
}
