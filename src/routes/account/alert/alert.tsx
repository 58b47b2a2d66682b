import * as paths from '#lib/paths.ts'
import { AccountFrame, Form, ProblemNote } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

/** Asks how to send alerts about new deals in a search. */
export type AlertView = FormState & {
  view: 'alert'
  path: string
  name: string
  /** The address for e-mails; `null` if the site or the account cannot use e-mail. */
  email: string | null
  /** Whether the site sends e-mails. */
  canMail: boolean
  /** Whether the site sends notifications and a device of the account receives them. */
  push: 'on' | 'no-device' | 'off'
  given: { mail: boolean; push: boolean }
}

export function Alert({ path, name, email, canMail, push, given, problem }: AlertView) {
  return (
    <AccountFrame
      title={accountTitles.alert}
      lead={`We’ll tell you about new deals for “${name}”, at most once a day. You can stop in your account or from any e-mail.`}
      problem={problem}
    >
      {email === null && push !== 'on' ? (
        <Unreachable canMail={canMail} canPush={push !== 'off'} />
      ) : (
        <Form page="alert" hidden={{ for: path }} submit="Follow this search">
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
            {push === 'on' && (
              <label className="acc-check">
                <input type="checkbox" name="push" value="yes" defaultChecked={given.push} />
                By notification on your devices
              </label>
            )}
            {push === 'no-device' && (
              <p className="acc-note">
                For notifications, first <a href={DEVICES}>add this device</a> in your account.
              </p>
            )}
            <ProblemNote problem={problem} field="mail" />
          </fieldset>
        </Form>
      )}
      <p className="acc-links">
        <a href={path}>Back to the search</a>
      </p>
    </AccountFrame>
  )
}

const DEVICES = `${paths.account('settings')}#notifications`

/** The site may send nothing at all, or the account may lack an address and a device. */
function Unreachable({ canMail, canPush }: { canMail: boolean; canPush: boolean }) {
  if (!canMail && !canPush) {
    return <p className="acc-problem">We are not sending alerts at the moment.</p>
  }
  return (
    <p className="acc-problem">
      We cannot reach you yet. In your account, add{' '}
      {canMail && <a href={`${paths.account('settings')}#methods`}>an e-mail address</a>}
      {canMail && canPush && ' or '}
      {canPush && <a href={DEVICES}>this device</a>} first.
    </p>
  )
}
