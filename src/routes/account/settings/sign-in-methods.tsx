import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { AgainNote } from '../again-note.tsx'
import { emailField, Field, Form, newPasswordField, phoneField, Submit } from '../fields.tsx'
import type { SettingsView } from './payload.ts'

const action = paths.account('settings')

/** The account's sign-in methods, with forms to add, change and remove them. */
export function SignInMethods(view: SettingsView) {
  const { isRecent, offered, linked } = view
  const addable = offered.providers.filter(({ id }) => !linked.some((other) => other.id === id))
  return (
    <section className="acc-panel" id="methods">
      <h2>How you sign in</h2>
      {!isRecent && <AgainNote next={action} />}
      <ul className="acc-rows">
        {offered.link && <EmailRow {...view} />}
        {offered.password && view.email !== null && <PasswordRow {...view} />}
        {(offered.phone || view.phone !== null) && <PhoneRow {...view} />}
        {linked.map(({ id, name }) => (
          <li key={id}>
            <p>{name}</p>
            {isRecent && (
              <Form action={action} hidden={{ act: 'unlink', provider: id }}>
                <Submit quiet>Unlink {name}</Submit>
              </Form>
            )}
          </li>
        ))}
        {addable.map(({ id, name }) => (
          <li key={id}>
            <p>
              {name}
              <small>Not linked.</small>
            </p>
            {isRecent && (
              <a
                className={button.button}
                data-look="quiet"
                href={`${paths.account(`with/${id}`)}?link`}
              >
                Add {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function EmailRow({ email, typed, problem, isRecent }: SettingsView) {
  return (
    <li>
      <p>
        E-mail address
        <small>{email ?? 'None yet.'}</small>
      </p>
      {isRecent && (
        <Change label={email ? 'Change address' : 'Add address'} isOpen={isAbout(problem, 'email')}>
          <Form action={action} hidden={{ act: 'email' }}>
            <Field
              {...emailField}
              autoComplete="email"
              label="New e-mail address"
              defaultValue={typed.email}
              required
              problem={problem}
            />
            <Submit quiet>E-mail me a link to confirm it</Submit>
          </Form>
        </Change>
      )}
    </li>
  )
}

function PasswordRow({ hasPassword, isRecent, problem }: SettingsView) {
  return (
    <li>
      <p>
        Password
        <small>{hasPassword ? 'Set.' : 'None. You sign in by e-mail link.'}</small>
      </p>
      {(hasPassword || isRecent) && (
        <Change
          label={hasPassword ? 'Change password' : 'Add password'}
          isOpen={isAbout(problem, 'password') || isAbout(problem, 'current')}
        >
          <Form action={action} hidden={{ act: 'password' }}>
            {hasPassword && (
              <Field
                name="current"
                label="Current password"
                type="password"
                autoComplete="current-password"
                required
                problem={problem}
              />
            )}
            <Field {...newPasswordField} label="New password" problem={problem} />
            <Submit quiet>Save password</Submit>
          </Form>
        </Change>
      )}
      {hasPassword && isRecent && (
        <Form action={action} hidden={{ act: 'remove-password' }}>
          <Submit quiet>Remove password</Submit>
        </Form>
      )}
    </li>
  )
}

function PhoneRow({ phone, typed, offered, isRecent, problem }: SettingsView) {
  return (
    <li>
      <p>
        Mobile number
        <small>{phone ?? 'None.'}</small>
      </p>
      {offered.phone && isRecent && (
        <Change label={phone ? 'Change number' : 'Add number'} isOpen={isAbout(problem, 'phone')}>
          <Form action={action} hidden={{ act: 'phone' }}>
            <Field
              {...phoneField}
              label="New mobile number"
              defaultValue={typed.phone}
              required
              problem={problem}
            />
            <Submit quiet>Text me a code</Submit>
          </Form>
        </Change>
      )}
      {phone !== null && isRecent && (
        <Form action={action} hidden={{ act: 'remove-phone' }}>
          <Submit quiet>Remove number</Submit>
        </Form>
      )}
    </li>
  )
}

type ChangeProps = { label: string; isOpen: boolean; children: React.ReactNode }

/** Open when the server returned its form with a problem. */
function Change({ label, isOpen, children }: ChangeProps) {
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

function isAbout(problem: SettingsView['problem'], field: string): boolean {
  return problem?.field === field
}
