import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Field, Form, ProblemNote, Submit } from '../fields.tsx'
import { accountTitles } from '../titles.ts'
import type { CodeView } from './payload.ts'

export function Code({ phone, next, isForSettings, isEarlier, problem, proof }: CodeView) {
  const action = paths.account(isForSettings ? 'settings' : 'code')
  const hidden = { phone, next, ...(isForSettings && { act: 'phone-code' }) }
  const lead = isEarlier
    ? `We have sent several texts to ${phone}. The 12-digit code in the latest one still works, in any browser.`
    : `We are sending a code to ${phone}.`
  return (
    <>
      <PageHeader title={accountTitles.code} lead={lead} />
      <div className="acc">
        <ProblemNote problem={problem} />
        <Form action={action} proof={proof} hidden={hidden}>
          <Field
            name="code"
            label="Code"
            className="acc-code"
            type="text"
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="[0-9 ]{6,16}"
            maxLength={16}
            required
            problem={problem}
          />
          <div className="acc-buttons">
            <Submit>Continue</Submit>
          </div>
        </Form>
        <p className="acc-links">
          <a href={paths.account(isForSettings ? 'settings' : 'sign-in')}>
            Use another number, or get a new code
          </a>
        </p>
      </div>
    </>
  )
}
