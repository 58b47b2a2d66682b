import { paths } from '#lib/paths.ts'
import button from './button.module.css'
import styles from './error-page.module.css'
import ticket from './ticket.module.css'

type ErrorPageProps = { status: number }

export function errorTitle(status: number): string {
  return status === 404 ? 'Awww mien! Page not found!' : 'Awww mien! An error occurred!'
}

export function ErrorPage({ status }: ErrorPageProps) {
  return (
    <section className={styles.page}>
      <div className={styles.picture} data-torn={status !== 404} aria-hidden="true">
        <div className={`${styles.ticket} ${ticket.bitten}`}>
          {status === 404 && <b>4</b>}
          <i />
          {status === 404 && <b>4</b>}
        </div>
      </div>
      <h1 tabIndex={-1}>{errorTitle(status)}</h1>
      <p>
        {status === 429
          ? 'Your network has asked for very many pages just now. Please wait a few seconds, then load this page again.'
          : 'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!'}
      </p>
      <a className={button.button} href={paths.home()}>
        Back To Home
      </a>
    </section>
  )
}
