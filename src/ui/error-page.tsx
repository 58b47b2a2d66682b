import * as paths from '#lib/paths.ts'
import button from './button.module.css'
import styles from './error-page.module.css'
import { Icon } from './icon.tsx'
import ticket from './ticket.module.css'

type ErrorPageProps = { status: number; path?: string }

export function errorTitle(status: number): string {
  return status === 404 ? 'Awww mien! Page not found!' : 'Awww mien! An error occurred!'
}

export function ErrorPage({ status, path = '' }: ErrorPageProps) {
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
          ? 'Your network has sent too many requests. Wait a few seconds, then reload this page.'
          : 'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!'}
      </p>
      <div className={styles.ways}>
        <a className={button.button} href={paths.home}>
          Back To Home
        </a>
        {status === 404 && <SearchInstead words={wordsOf(path)} />}
      </div>
    </section>
  )
}

/** A form, because a link would be prefetched. */
function SearchInstead({ words }: { words: string }) {
  return (
    <form action={paths.search}>
      {words && <input type="hidden" name="q" value={words} />}
      <button type="submit" className={button.button} data-look="quiet">
        <Icon name="search" />
        Search{words && ` for “${words}”`}
      </button>
    </form>
  )
}

/** The words in the URL: `kaya toast set`. */
function wordsOf(path: string): string {
  const [pathname = ''] = path.split('?')
  // The target of broken links in documents.
  if (pathname === paths.notFound) return ''
  const [last = ''] = pathname.split('/').slice(-1)
  return (
    last
      .match(/[a-z]{3,20}/g)
      ?.slice(0, 4)
      .join(' ') ?? ''
  )
}
