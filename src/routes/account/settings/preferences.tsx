import * as paths from '#lib/paths.ts'
import type { MailPurpose, PushPurpose } from '#lib/reminder-purposes.ts'
import { Form } from '../fields.tsx'
import type { SettingsView } from './payload.ts'
import { PushHere } from './push-here.tsx'
import { ActButton, Row } from './row.tsx'

type Wish = readonly [name: MailPurpose | PushPurpose, text: string]

const FOLLOWED_BRANDS = 'New deals from brands you follow'
const SEARCHES = 'New deals in searches you follow'
const ENDING_SOON = 'A reminder before a saved deal ends'

const mailWishes: Wish[] = [
  ['weeklyDigest', 'The best deals of the week, on Thursdays'],
  ['followedBrands', FOLLOWED_BRANDS],
  ['searches', SEARCHES],
  ['endingSoon', ENDING_SOON],
]
const pushWishes: Wish[] = [
  ['pushFollowedBrands', FOLLOWED_BRANDS],
  ['pushSearches', SEARCHES],
  ['pushEndingSoon', ENDING_SOON],
]

/** While we send nothing, people can still untick what they asked for. */
const KEPT_NOTE = 'You asked for these. Untick what you no longer want.'

export function EmailPreferences({ email, hasReminders, preferences }: SettingsView) {
  const isOffered = email !== null && hasReminders
  const note = 'We send only what you tick, at most once a day.'
  return (
    <section className="acc-panel" id="messages">
      <h2>E-mail</h2>
      {!isOffered && (
        <p>
          {email === null
            ? 'Your account has no e-mail address, so we cannot send e-mails.'
            : 'We are not sending e-mail reminders at the moment.'}
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
      ? 'At most one a day, on the devices below.'
      : 'No device receives notifications yet.'
  return (
    <section className="acc-panel" id="notifications">
      <h2>Notifications</h2>
      {publicKey === null && <p>We are not sending notifications at the moment.</p>}
      <WishForm
        act="push-preferences"
        wishes={publicKey === null ? given : pushWishes}
        note={publicKey === null ? KEPT_NOTE : note}
        given={preferences}
      />
      {devices.length > 0 && (
        <ul className="acc-rows">
          {devices.map(({ id, name, addedOn }) => (
            <Row key={id} name={name} note={`Added on ${addedOn}. Signing out there stops them.`}>
              <ActButton act="remove-device" values={{ device: id }}>
                Remove<span className="sr"> {name} from notifications</span>
              </ActButton>
            </Row>
          ))}
        </ul>
      )}
      {publicKey !== null && <PushHere publicKey={publicKey} devices={devices} />}
    </section>
  )
}

/** The searches that the choices above are about. */
export function FollowedSearches({ searches }: Pick<SettingsView, 'searches'>) {
  return (
    <section className="acc-panel" id="searches">
      <h2>Searches you follow</h2>
      {searches.length === 0 && (
        <p>
          None yet. Search for something such as <a href={EXAMPLE}>bubble tea near Bugis</a> and tap
          “Alerts for this search” below its results.
        </p>
      )}
      <ul className="acc-rows">
        {searches.map(({ path, name }) => (
          <Row key={path} name={<a href={path}>{name}</a>}>
            <ActButton act="unfollow-search" values={{ path }}>
              Unfollow<span className="sr"> {name}</span>
            </ActButton>
          </Row>
        ))}
      </ul>
    </section>
  )
}

const EXAMPLE = `${paths.search}?q=bubble+tea&near=Bugis`

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
    <Form page="settings" hidden={{ act }} submit="Save choices" quiet>
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
    </Form>
  )
}
