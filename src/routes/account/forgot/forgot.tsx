import * as paths from '#lib/paths.ts'
import { AccountFrame, emailField, Field, Form, Submit } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

export type ForgotView = FormState & { view: 'forgot'; typed: { email: string }; next: string }

export function Forgot({ typed, next, problem, proof }: ForgotView) {
  return (
    <AccountFrame
      title={accountTitles.forgot}
      lead="We will e-mail you a link to choose a new one."
      problem={problem}
    >
      <Form action={paths.account('forgot')} proof={proof} hidden={{ next }}>
        <Field {...emailField} defaultValue={typed.email} required problem={problem} />
        <div className="acc-buttons">
          <Submit>E-mail me a link</Submit>
        </div>
      </Form>
      <p className="acc-links">
        <a href={paths.accountThen('sign-in', next)}>Back to sign-in</a>
      </p>
    </AccountFrame>
  )
}
