import * as paths from '#lib/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { AgainNote } from '../again-note.tsx'
import { emailField, Field, Form, newPasswordField, phoneField, Submit } from '../fields.tsx'
import type { SettingsView } from './payload.ts'
import { ActButton, Row } from './row.tsx'

/** The account's sign-in methods, with forms to add, change and remove them. */
export function SignInMethods(view: SettingsView) {
  const { isRecent, offered, linked } = view
  const addable = offered.providers.filter(({ id }) => !linked.some((other) => other.id === id))
  return (
    <section className="acc-panel" id="methods">
      <h2>How you sign in</h2>
      {!isRecent && <AgainNote next={paths.account('settings')} />}
      <ul className="acc-rows">
        {offered.link && <EmailRow {...view} />}
        {offered.password && view.email !== null && <PasswordRow {...view} />}
        {(offered.phone || view.phone !== null) && <PhoneRow {...view} />}
        {linked.map(({ id, name }) => (
          <Row key={id} name={name}>
            {isRecent && (
              <ActButton act="unlink" values={{ provider: id }}>
                Unlink {name}
              </ActButton>
            )}
          </Row>
        ))}
        {addable.map(({ id, name }) => (
          <Row key={id} name={name} note="Not linked.">
            {isRecent && (
              <ButtonLink look="quiet" href={`${paths.account(`with/${id}`)}?link`}>
                Add {name}
              </ButtonLink>
            )}
          </Row>
        ))}
      </ul>
    </section>
  )
}

function EmailRow({ email, typed, problem, isRecent }: SettingsView) {
  return (
    <Row name="E-mail address" note={email ?? 'None yet.'}>
      {isRecent && (
        <Change label={email ? 'Change address' : 'Add address'} isOpen={isAbout(problem, 'email')}>
          <Form page="settings" hidden={{ act: 'email' }}>
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
    </Row>
  )
}

function PasswordRow({ hasPassword, isRecent, problem }: SettingsView) {
  return (
    <Row name="Password" note={hasPassword ? 'Set.' : 'None. You sign in by e-mail link.'}>
      {(hasPassword || isRecent) && (
        <Change
          label={hasPassword ? 'Change password' : 'Add password'}
          isOpen={isAbout(problem, 'password') || isAbout(problem, 'current')}
        >
          <Form page="settings" hidden={{ act: 'password' }}>
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
      {hasPassword && isRecent && <ActButton act="remove-password">Remove password</ActButton>}
    </Row>
  )
}

function PhoneRow({ phone, typed, offered, isRecent, problem }: SettingsView) {
  return (
    <Row name="Mobile number" note={phone ?? 'None.'}>
      {offered.phone && isRecent && (
        <Change label={phone ? 'Change number' : 'Add number'} isOpen={isAbout(problem, 'phone')}>
          <Form page="settings" hidden={{ act: 'phone' }}>
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
      {phone !== null && isRecent && <ActButton act="remove-phone">Remove number</ActButton>}
    </Row>
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
