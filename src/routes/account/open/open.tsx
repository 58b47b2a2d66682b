import { AccountFrame, Field, Form } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'

/** The page of an e-mailed link. Opening it changes nothing, since mail programs open links too. */
export type OpenView = FormState & {
  view: 'open'
  what: 'link' | 'confirm' | 'new-email' | 'unsubscribe' | 'unsubscribe-report'
  token: string
  /** The address that the link is for. Empty if it does not matter. */
  email: string
  next: string
  needsPassword: boolean
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
    lead: 'We will stop sending you reminders, news of brands and searches, and weekly deals by e-mail.',
    submit: 'Unsubscribe',
  }),
  'unsubscribe-report': () => ({
    title: 'Unsubscribe',
    lead: 'We will stop sending you monthly reports by e-mail. You can still see the report at the desk.',
    submit: 'Unsubscribe',
  }),
}

export function Open({ what, token, email, next, needsPassword, problem, proof }: OpenView) {
  const { title, lead, submit } = openTexts[what](email)
  return (
    <AccountFrame title={title} lead={lead} problem={problem}>
      <Form page={what} proof={proof} hidden={{ token, next }} submit={submit}>
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
      </Form>
    </AccountFrame>
  )
}
