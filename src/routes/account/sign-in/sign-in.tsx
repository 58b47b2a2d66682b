import * as paths from '#lib/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { AccountFrame, emailField, Field, Form, phoneField, Submit } from '../fields.tsx'
import type { FormState, OfferedMethods } from '../form-payload.ts'
import { accountTitles, WHY_ACCOUNT } from '../titles.ts'

export type SignInView = FormState & {
  view: 'sign-in'
  methods: OfferedMethods
  typed: { email: string; phone: string }
  /** Where to go after it; empty for the account's own page. */
  next: string
  /** The visitor is signed in and has to sign in again. */
  again: boolean
}

export function SignIn({ methods, typed, next, again, problem, proof }: SignInView) {
  const hidden = { next, ...(again && { again: '1' }) }
  const isAnyOffered = Object.values(methods).some((way) => way === true)
  return (
    <AccountFrame
      title={again ? 'Sign in again' : accountTitles['sign-in']}
      lead={leadOf({ next, again })}
      problem={problem}
    >
      <ProviderLinks methods={methods} next={next} />
      {methods.providers.length > 0 && isAnyOffered && <p className="acc-or">or</p>}
      {methods.link && (
        <Form page="sign-in" proof={proof} hidden={hidden}>
          <Field {...emailField} defaultValue={typed.email} required problem={problem} />
          {methods.password && (
            <Field
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              problem={problem}
            />
          )}
          <div className="acc-buttons">
            <Submit name="method" value="password">
              Sign in
            </Submit>
            <Submit name="method" value="link" quiet>
              E-mail me a link instead
            </Submit>
          </div>
        </Form>
      )}
      {methods.link && methods.phone && <p className="acc-or">or</p>}
      {methods.phone && (
        <Form page="sign-in" proof={proof} hidden={hidden}>
          <Field {...phoneField} defaultValue={typed.phone} required problem={problem} />
          <div className="acc-buttons">
            <Submit name="method" value="phone" quiet={methods.link}>
              Text me a code
            </Submit>
          </div>
        </Form>
      )}
      {methods.password && (
        <p className="acc-links">
          <a href={paths.accountThen('sign-up', next)}>Create an account with a password</a>
          <a href={paths.accountThen('forgot', next)}>Forgot your password?</a>
        </p>
      )}
      <p className="acc-note">
        New here? Signing in with {methods.providers.length > 0 ? 'another site, ' : ''}a link or a
        code creates your account. By creating one you agree to our <a href={paths.terms}>terms</a>{' '}
        and <a href={paths.privacy}>privacy policy</a>.
      </p>
      {!isAnyOffered && methods.providers.length === 0 && (
        <p className="acc-problem">
          Signing in is not possible at the moment. Everything else works without an account.
        </p>
      )}
    </AccountFrame>
  )
}

function leadOf({ next, again }: Pick<SignInView, 'next' | 'again'>): string {
  if (again)
    return 'You signed in a while ago. We check that it is still you before anything changes.'
  if (next.startsWith(paths.account('alert')))
    return 'Sign in, so that we know where to send your alerts. New here? Choose the e-mail link: it creates your account and brings you back.'
  return `${WHY_ACCOUNT} You can use the site without one.`
}

/** Links, not forms: our content security policy allows forms to post only to this site. */
export function ProviderLinks({ methods, next }: { methods: OfferedMethods; next: string }) {
  if (methods.providers.length === 0) return null
  return (
    <div className="acc-stack">
      {methods.providers.map(({ id, name }) => (
        <ButtonLink key={id} look="quiet" href={paths.accountThen(`with/${id}`, next)}>
          Continue with {name}
        </ButtonLink>
      ))}
    </div>
  )
}
