import { paths } from '#lib/paths.ts'
import type { MailPurpose, PushPurpose } from '#lib/reminder-purposes.ts'
import { Form, Submit } from './fields.tsx'
import type { SettingsView } from './payload.ts'
import { PushHere } from './push-here.tsx'

const action = paths.account('settings')

type Wish = readonly [name: MailPurpose | PushPurpose, text: string]

const mailWishes: Wish[] = [
  ['weeklyDigest', 'The best deals of the week, on Thursdays'],
  ['followedBrands', 'New deals of brands that you follow'],
  ['endingSoon', 'A reminder before a saved deal ends'],
]
const pushWishes: Wish[] = [
  ['pushFollowedBrands', 'New deals of brands that you follow'],
  ['pushEndingSoon', 'A reminder before a saved deal ends'],
]

/** What is not on offer can still be ended by whoever asked for it. */
const KEPT_NOTE = 'You asked for these. Untick what you no longer want.'

export function EmailPreferences({ email, hasReminders, preferences }: SettingsView) {
  const isOffered = email !== null && hasReminders
  const note = 'Nothing comes unless you tick it, and then in one e-mail a day at most.'
  return (
    <section className="acc-panel" id="messages">
      <h2>E-mail</h2>
      {!isOffered && (
        <p>
          {email === null
            ? 'Your account has no e-mail address, so there is nothing that we could send.'
            : 'At the moment we send no reminders by e-mail.'}
        </p>
      )}
      <WishForm
        act="preferences"
        wishes={isOffered ? mailWishes : givenOf(mailWishes, preferences)}
        note={isOffered ? note : KEPT_NOTE}
        given={preferences}
      />
    </section>
  )
}

export function PushPreferences({ push: { publicKey, devices }, preferences }: SettingsView) {
  const given = givenOf(pushWishes, preferences)
  if (publicKey === null && devices.length + given.length === 0) return null
  const note =
    devices.length > 0
      ? 'One a day at most, on the devices below.'
      : 'None of your devices can get notifications yet, so none come.'
  return (
    <section className="acc-panel">
      <h2>Notifications</h2>
      {publicKey === null && <p>At the moment we send no notifications.</p>}
      <WishForm
        act="push-preferences"
        wishes={publicKey === null ? given : pushWishes}
        note={publicKey === null ? KEPT_NOTE : note}
        given={preferences}
      />
      {devices.length > 0 && (
        <ul className="acc-rows">
          {devices.map(({ id, name, addedOn }) => (
            <li key={id}>
              <p>
                {name}
                <small>Since {addedOn}, until you sign out there.</small>
              </p>
              <Form action={action} hidden={{ act: 'remove-device', device: id }}>
                <Submit quiet>
                  Remove<span className="sr"> {name} from notifications</span>
                </Submit>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {publicKey !== null && <PushHere publicKey={publicKey} devices={devices} />}
    </section>
  )
}

type WishFormProps = {
  act: string
  wishes: Wish[]
  note: string
  given: SettingsView['preferences']
}

function givenOf(wishes: Wish[], given: SettingsView['preferences']): Wish[] {
  return wishes.filter(([name]) => given[name])
}

function WishForm({ act, wishes, note, given }: WishFormProps) {
  if (wishes.length === 0) return null
  return (
    <Form action={action} hidden={{ act }}>
      <fieldset className="acc-form" style={{ border: 0 }}>
        <legend className="acc-note">{note}</legend>
        <div>
          {wishes.map(([name, text]) => (
            <label key={name} className="acc-check">
              <input type="checkbox" name={name} value="yes" defaultChecked={given[name]} />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="acc-buttons">
        <Submit quiet>Save my choices</Submit>
      </div>
    </Form>
  )
}
