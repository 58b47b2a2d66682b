import { NO_REPORTS, toReportText, UNLISTED_DEAL } from '#lib/account-reports.ts'
import * as paths from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import button from '#ui/button.module.css'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Field, Form, ProblemNote } from '../fields.tsx'
import { accountTitles } from '../titles.ts'
import type { SettingsView } from './payload.ts'
import { EmailPreferences, FollowedSearches, PushPreferences } from './preferences.tsx'
import { ActButton, Row } from './row.tsx'
import { SignInMethods } from './sign-in-methods.tsx'

export function Settings(view: SettingsView) {
  const { problem, done, email } = view
  return (
    <>
      <Breadcrumbs
        items={[{ name: 'Settings', href: paths.settings }, { name: accountTitles.settings }]}
      />
      <PageHeader title={accountTitles.settings} lead={email ?? view.phone ?? 'Signed in.'} />
      <div className="acc acc-wide">
        {done && (
          <p className="acc-done" role="status">
            {done}
          </p>
        )}
        <ProblemNote problem={problem} />
        <div className="acc-column">
          <Name {...view} />
          <SignInMethods {...view} />
          <Sessions {...view} />
        </div>
        <div className="acc-column">
          <EmailPreferences {...view} />
          <PushPreferences {...view} />
          <FollowedSearches {...view} />
          <Reports {...view} />
          <Data />
          <SignOut />
        </div>
      </div>
    </>
  )
}

function Name({ name, typed, problem }: SettingsView) {
  return (
    <section className="acc-panel" id="your-name">
      <h2>Name</h2>
      <Form page="settings" hidden={{ act: 'name' }} submit="Save name" quiet>
        <Field
          name="name"
          label="Your name"
          hint="Optional. Only you see it."
          autoComplete="name"
          defaultValue={typed.name ?? name}
          maxLength={80}
          problem={problem}
        />
      </Form>
    </section>
  )
}

function Sessions({ sessions }: SettingsView) {
  return (
    <section className="acc-panel" id="sessions">
      <h2>Where you are signed in</h2>
      <ul className="acc-rows">
        {sessions.map(({ id, device, signedInOn, lastUsedOn, isThis }) => (
          <Row
            key={id}
            name={device}
            note={`${isThis ? 'This device' : `Last used on ${lastUsedOn}`}. Signed in on ${signedInOn}.`}
          >
            {!isThis && (
              <ActButton act="end-session" values={{ session: id }}>
                End session<span className="sr"> in {device}</span>
              </ActButton>
            )}
          </Row>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form
          page="settings"
          hidden={{ act: 'end-others' }}
          submit="End all other sessions"
          quiet
        />
      )}
    </section>
  )
}

function Reports({ reports }: SettingsView) {
  return (
    <section className="acc-panel" id="reports">
      <h2>Your reports</h2>
      {reports.length === 0 && <p>{NO_REPORTS}</p>}
      <ul className="acc-rows">
        {reports.map(({ on, hasWorked, deal }, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
            key={index}
            name={deal ? <a href={deal.path}>{deal.title}</a> : UNLISTED_DEAL}
            note={toReportText(hasWorked, on)}
          />
        ))}
      </ul>
    </section>
  )
}

function Data() {
  return (
    <section className="acc-panel" id="data">
      <h2>Your data</h2>
      <p>
        Download everything we store for your account. What is only on this device is in{' '}
        <a href={paths.settings}>Settings</a>.
      </p>
      <div className="acc-buttons">
        <a className={button.button} data-look="quiet" href={paths.account('export')} download>
          Download my data
        </a>
        <ButtonLink look="quiet" href={paths.account('delete')}>
          Delete my account
        </ButtonLink>
      </div>
    </section>
  )
}

function SignOut() {
  return (
    <section className="acc-panel" id="sign-out">
      <h2>Sign out</h2>
      <Form page="sign-out" submit="Sign out">
        <label className="acc-check">
          <input type="checkbox" name="forget" value="yes" />
          Also remove everything saved on this device (for shared devices)
        </label>
      </Form>
    </section>
  )
}
