import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { emailField, Field, Form, newPasswordField, ProblemNote, Submit } from '../fields.tsx'
import { ProviderLinks } from '../sign-in/sign-in.tsx'
import { accountTitles, WHY_ACCOUNT } from '../titles.ts'
import type { SignUpView } from './payload.ts'

export function SignUp({ methods, typed, problem, proof }: SignUpView) {
  return (
    <>
      <PageHeader
        title={accountTitles['sign-up']}
        lead={`${WHY_ACCOUNT} We send you nothing unless you ask.`}
      />
      <div className="acc">
        <ProblemNote problem={problem} />
        <Form action={paths.account('sign-up')} proof={proof}>
          <Field {...emailField} defaultValue={typed.email} required problem={problem} />
          <Field {...newPasswordField} label="New password" problem={problem} />
          <p className="acc-note">
            By creating an account you agree to our <a href={paths.terms}>terms</a> and{' '}
            <a href={paths.privacy}>privacy policy</a>. You can delete your account at any time.
          </p>
          <div className="acc-buttons">
            <Submit>Create account</Submit>
          </div>
        </Form>
        {methods.providers.length > 0 && <p className="acc-or">or</p>}
        <ProviderLinks methods={methods} query="" />
        <p className="acc-links">
          <a href={paths.account('sign-in')}>Sign in, or use an e-mail link or code</a>
        </p>
      </div>
    </>
  )
}
