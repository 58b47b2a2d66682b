import * as paths from '#lib/paths.ts'
import { accountSections } from '../account/settings/sections.ts'

/** Links to the account's own settings page, which only its owner can see. */
export function AccountLinks() {
  return (
    <section className="sttg-account" aria-label="Your account">
      <h2>Your account</h2>
      <p>You are signed in.</p>
      <ul>
        {accountSections.map(({ id, name }) => (
          <li key={id}>
            <a href={`${paths.account('settings')}#${id}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href={paths.account('delete')}>Delete your account</a>
        </li>
      </ul>
    </section>
  )
}
