import { AccountFrame, Field, Form, newPasswordField } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

export type ResetView = FormState & { view: 'reset'; token: string; email: string; next: string }

export function Reset({ token, email, next, problem, proof }: ResetView) {
  return (
    <AccountFrame
      title={accountTitles.reset}
      lead={`For ${email}. This signs you out everywhere else.`}
      problem={problem}
    >
      <Form page="reset" proof={proof} hidden={{ token, next }} submit="Save password">
        <Field {...newPasswordField} label="New password" problem={problem} />
      </Form>
    </AccountFrame>
  )
}
