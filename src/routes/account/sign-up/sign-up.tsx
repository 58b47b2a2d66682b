import * as paths from '#lib/paths.ts'
import { AccountFrame, emailField, Field, Form, newPasswordField } from '../fields.tsx'
import type { FormState, OfferedMethods } from '../form-payload.ts'
import { ProviderLinks } from '../sign-in/sign-in.tsx'
import { accountTitles, WHY_ACCOUNT } from '../titles.ts'

export type SignUpView = FormState & {
  view: 'sign-up'
  methods: OfferedMethods
  typed: { email: string }
  /** Where to go after it; empty for the account's own page. */
  next: string
}

export function SignUp({ methods, typed, next, problem, proof }: SignUpView) {
  return (
    <AccountFrame
      title={accountTitles['sign-up']}
      lead={`${WHY_ACCOUNT} We send you nothing unless you ask.`}
      problem={problem}
    >
      <Form page="sign-up" proof={proof} hidden={{ next }} submit="Create account">
        <Field {...emailField} defaultValue={typed.email} required problem={problem} />
        <Field {...newPasswordField} label="New password" problem={problem} />
        <p className="acc-note">
          By creating an account you agree to our <a href={paths.terms}>terms</a> and{' '}
          <a href={paths.privacy}>privacy policy</a>. You can delete your account at any time.
        </p>
      </Form>
      {methods.providers.length > 0 && <p className="acc-or">or</p>}
      <ProviderLinks methods={methods} next={next} />
      <p className="acc-links">
        <a href={paths.accountThen('sign-in', next)}>Sign in, or use an e-mail link or code</a>
      </p>
    </AccountFrame>
  )
}
