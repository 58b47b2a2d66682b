import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Field, Form, newPasswordField, ProblemNote, Submit } from '../fields.tsx'
import { accountTitles } from '../titles.ts'
import type { ResetView } from './payload.ts'

export function Reset({ token, email, problem, proof }: ResetView) {
  return (
    <>
      <PageHeader
        title={accountTitles.reset}
        lead={`For ${email}. This signs you out everywhere else.`}
      />
      <div className="acc">
        <ProblemNote problem={problem} />
        <Form action={paths.account('reset')} proof={proof} hidden={{ token }}>
          <Field {...newPasswordField} label="New password" problem={problem} />
          <div className="acc-buttons">
            <Submit>Save password</Submit>
          </div>
        </Form>
      </div>
    </>
  )
}
