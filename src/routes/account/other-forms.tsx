import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { PageHeader } from '#ui/page-header.tsx'
import { emailField, Field, Form, newPasswordField, ProblemNote, Submit } from './fields.tsx'
import type {
  CodeView,
  DeleteView,
  ForgotView,
  NoticeView,
  OpenView,
  ResetView,
  SentView,
  SignUpView,
} from './payload.ts'
import { ProviderLinks } from './sign-in/sign-in.tsx'
import { accountTitles, WHY_ACCOUNT } from './titles.ts'

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

const OPEN_TO_SIGN_IN =
  'Open the link in the e-mail to sign in. It works once and expires after 20 minutes.'

const sentTexts: Record<SentView['what'], string> = {
  link: OPEN_TO_SIGN_IN,
  'link-instead': `Too many wrong passwords for this address, so we are not checking passwords for a while. ${OPEN_TO_SIGN_IN}`,
  confirm:
    'Open the link in the e-mail to finish your sign-up. It works once and expires after one day.',
  reset:
    'Open the link in the e-mail to choose a new password. It works once and expires after one hour.',
  'new-email':
    'Open the link in the e-mail, in this browser, to use the new address. It works once and expires after one hour.',
}

export function Sent({ email, what, isEarlier }: SentView) {
  const lead = isEarlier
    ? `We sent an e-mail to ${email} a few minutes ago. Its link still works, so we did not send another.`
    : `We are sending an e-mail to ${email}.`
  return (
    <>
      <PageHeader title={accountTitles.sent} lead={lead} />
      <div className="acc">
        <p>{sentTexts[what]}</p>
        <p className="acc-note">
          Nothing after a few minutes? Check your spam folder and the address, then go back and try
          again.
        </p>
        <p className="acc-links">
          <a href={paths.account(what === 'new-email' ? 'settings' : 'sign-in')}>Back</a>
        </p>
      </div>
    </>
  )
}

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

type OpenTexts = { title: string; lead: string; submit: string }

const openTexts: Record<OpenView['what'], (email: string) => OpenTexts> = {
  link: (email) => ({
    title: 'Sign in',
    lead: `This link signs you in as ${email}. If that is not your address, close this page.`,
    submit: `Sign in as ${email}`,
  }),
  confirm: (email) => ({
    title: 'Finish your sign-up',
    lead: `This confirms ${email} and creates your account.`,
    submit: 'Create my account',
  }),
  'new-email': (email) => ({
    title: 'New e-mail address',
    lead: `Your account will use ${email} from now on.`,
    submit: 'Use this address',
  }),
  unsubscribe: () => ({
    title: 'Unsubscribe',
    lead: 'You will get no more reminders, brand news or weekly deals by e-mail.',
    submit: 'Unsubscribe',
  }),
}

export function Open({ what, token, email, next, needsPassword, problem, proof }: OpenView) {
  const { title, lead, submit } = openTexts[what](email)
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="acc">
        <ProblemNote problem={problem} />
        <Form action={paths.account(what)} proof={proof} hidden={{ token, next }}>
          {needsPassword && (
            <Field
              name="password"
              label="The password you chose"
              type="password"
              autoComplete="current-password"
              hint="You signed up in another browser, so we need to check that it was you."
              required
              problem={problem}
            />
          )}
          <div className="acc-buttons">
            <Submit>{submit}</Submit>
          </div>
        </Form>
      </div>
    </>
  )
}

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

export function Delete({ isRecent, problem }: DeleteView) {
  return (
    <>
      <PageHeader
        title={accountTitles.delete}
        lead="We delete it at once, with its saved deals, followed brands, reports and settings. This cannot be undone."
      />
      <div className="acc">
        <ProblemNote problem={problem} />
        {isRecent ? (
          <Form action={paths.account('delete')}>
            <label className="acc-check">
              <input type="checkbox" name="confirm" value="yes" required />
              Yes, delete my account
            </label>
            {problem?.field === 'confirm' && (
              <p className="acc-problem" role="alert">
                {problem.text}
              </p>
            )}
            <div className="acc-buttons">
              <Submit>Delete my account</Submit>
              <a className={button.button} data-look="quiet" href={paths.account('settings')}>
                Keep it
              </a>
            </div>
          </Form>
        ) : (
          <AgainNote next={paths.account('delete')} />
        )}
      </div>
    </>
  )
}

/** Shown before any change that could take the account from its owner. */
export function AgainNote({ next }: { next: string }) {
  return (
    <p>
      You signed in a while ago.{' '}
      <a href={`${paths.account('sign-in')}?again&next=${encodeURIComponent(next)}`}>
        Sign in again
      </a>{' '}
      to change this.
    </p>
  )
}

export function Notice({ title, text, link }: NoticeView) {
  return (
    <>
      <PageHeader title={title} lead={text} />
      <p className="acc-links">
        <a href={link.href}>{link.name}</a>
      </p>
    </>
  )
}
