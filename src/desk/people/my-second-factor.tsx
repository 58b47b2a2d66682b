import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { CodeSetUp, Joined } from '../wire/people.ts'
import { CodeSteps } from './code-steps.tsx'
import { OwnPassword } from './password-fields.tsx'
import { PrintedCodes } from './printed-codes.tsx'

/** Sets up codes from an app, and prints new codes for when it is lost. */
export function MySecondFactor() {
  const { me, refresh } = useDesk()
  const [setUp, setSetUp] = useState<CodeSetUp | null>(null)
  const [code, setCode] = useState('')
  const [current, setCurrent] = useState('')
  const [printed, setPrinted] = useState<readonly string[]>([])
  const { isBusy, problem, send } = useSending()
  if (me.isLocal) return null

  const begin = () =>
    send(async () => {
      setPrinted([])
      setSetUp(await callDesk<CodeSetUp>('POST', '/me/codes/begin', {}))
    })
  async function finish(): Promise<void> {
    const form = { ticket: setUp?.ticket, code, current }
    setPrinted((await callDesk<Joined>('POST', '/me/codes', form)).recoveryCodes)
    setSetUp(null)
    setCode('')
    setCurrent('')
    await refresh()
  }
  const printAgain = () =>
    send(async () =>
      setPrinted((await callDesk<Joined>('POST', '/me/recovery-codes', {})).recoveryCodes),
    )

  return (
    <section className="box pad col" aria-labelledby="factor-title">
      <h2 className="h2" id="factor-title">
        Your second factor
      </h2>
      <p className="sm">
        {me.secondFactor === 'codes' && 'Codes from an app. '}
        {me.secondFactor === 'missing' && 'Missing: you can read, but not change anything. '}
        {me.secondFactor === 'not-needed' &&
          'Your role does not need one. You can have one all the same. '}
      </p>
      <Problem error={problem} />
      {printed.length > 0 && <PrintedCodes codes={printed} />}
      {setUp ? (
        <Form className="col" onSend={() => void send(finish)}>
          <CodeSteps setUp={setUp} code={code} onCode={setCode} />
          <OwnPassword value={current} onChange={setCurrent} />
          <Button look="go" type="submit" isBusy={isBusy}>
            Use this app
          </Button>
        </Form>
      ) : (
        <div className="bs">
          <Button look={me.secondFactor === 'missing' && 'go'} isBusy={isBusy} onClick={begin}>
            <DeskIcon name="key" size="s" />
            {me.secondFactor === 'codes' ? 'Use another app…' : 'Set up codes…'}
          </Button>
          {me.secondFactor === 'codes' && (
            <Button isBusy={isBusy} onClick={printAgain}>
              Print new codes
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
