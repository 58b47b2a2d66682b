import * as paths from '#lib/paths.ts'
import { AccountFrame, emailField, Field, Form } from '../fields.tsx'
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
      <Form page="forgot" proof={proof} hidden={{ next }} submit="E-mail me a link">
        <Field {...emailField} defaultValue={typed.email} required problem={problem} />
      </Form>
      <p className="acc-links">
        <a href={paths.accountThen('sign-in', next)}>Back to sign-in</a>
      </p>
    </AccountFrame>
  )
}
