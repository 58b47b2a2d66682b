import * as paths from '#lib/paths.ts'
import { AccountFrame, Form, Submit } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

/** Asks how to tell of new deals in a search. */
export type AlertView = FormState & {
  view: 'alert'
  path: string
  name: string
  /** The address to write to; `null` when the site or the account cannot. */
  email: string | null
  /** Whether the site sends notifications. */
  canPush: boolean
  given: { mail: boolean; push: boolean }
}

export function Alert({ path, name, email, canPush, given, problem }: AlertView) {
  return (
    <AccountFrame
      title={accountTitles.alert}
      lead={`We’ll tell you about new deals for “${name}”, at most once a day. You can stop in your account or from any e-mail.`}
      problem={problem}
    >
      {email === null && !canPush ? (
        <p className="acc-problem">
          {/* The account may have no address, or the site may send nothing. */}
          We cannot reach you: add an e-mail address to{' '}
          <a href={paths.account('settings')}>your account</a> first.
        </p>
      ) : (
        <Form action={paths.account('alert')} hidden={{ for: path }}>
          <fieldset className="acc-form" style={{ border: 0 }}>
            <legend className="acc-note">
              How should we tell you about the searches you follow?
            </legend>
            {email !== null && (
              <label className="acc-check">
                <input type="checkbox" name="mail" value="yes" defaultChecked={given.mail} />
                By e-mail to {email}
              </label>
            )}
            {canPush && (
              <label className="acc-check">
                <input type="checkbox" name="push" value="yes" defaultChecked={given.push} />
                By notification on your devices
              </label>
            )}
            {problem?.field === 'mail' && (
              <p className="acc-problem" role="alert">
                {problem.text}
              </p>
            )}
          </fieldset>
          <div className="acc-buttons">
            <Submit>Follow this search</Submit>
          </div>
        </Form>
      )}
      <p className="acc-links">
        <a href={path}>Back to the search</a>
      </p>
    </AccountFrame>
  )
}
