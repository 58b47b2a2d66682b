import * as paths from '#lib/paths.ts'

/** Shown before any change that could take the account from its owner. */
export function AgainNote({ next }: { next: string }) {
  return (
    <p>
      You signed in a while ago.{' '}
      <a href={`${paths.account('sign-in')}?again&next=${encodeURIComponent(next)}`}>
        Sign in again
      </a>{' '}
      to change this.
    </p>
  )
}
