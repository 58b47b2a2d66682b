import { paths } from '#lib/paths.ts'
import { accountSections } from '../account/sections.ts'

/** The settings that the account has; they are forms of a page that is made for its owner alone. */
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
