import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { emailField, Field, Form, ProblemNote, Submit } from '../fields.tsx'
import { accountTitles } from '../titles.ts'
import type { ForgotView } from './payload.ts'

export function Forgot({ typed, problem, proof }: ForgotView) {
  return (
    <>
      <PageHeader
        title={accountTitles.forgot}
        lead="We will e-mail you a link to choose a new one."
      />
      <div className="acc">
        <ProblemNote problem={problem} />
        <Form action={paths.account('forgot')} proof={proof}>
          <Field {...emailField} defaultValue={typed.email} required problem={problem} />
          <div className="acc-buttons">
            <Submit>E-mail me a link</Submit>
          </div>
        </Form>
        <p className="acc-links">
          <a href={paths.account('sign-in')}>Back to sign-in</a>
        </p>
      </div>
    </>
  )
}
