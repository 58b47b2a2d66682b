import { ACCOUNT_COOKIE } from '#lib/account-cookie.ts'
import { paths } from '#lib/paths.ts'

/** Only where a script has been loaded for it, so it can look at the cookie right away. */
export function AccountNote() {
  const isIn = document.cookie.includes(`${ACCOUNT_COOKIE}=`)
  return (
    <p className="saved-tools">
      {isIn ? (
        <>
          In step with <a href={paths.account('settings')}>your account</a> on all your devices.
        </>
      ) : (
        <>
          On your other devices too?{' '}
          <a href={`${paths.account('sign-in')}?next=${paths.profile()}`}>Sign in</a>, if you like.
        </>
      )}
    </p>
  )
}
