import * as paths from '#lib/paths.ts'
import { AccountFrame, Form } from '../fields.tsx'
import { accountTitles } from '../titles.ts'

/** An e-mail is on its way. */
export type SentView = {
  view: 'sent'
  email: string
  what: 'link' | 'link-instead' | 'confirm' | 'reset' | 'new-email'
  /** We sent no new e-mail, since the link from a few minutes ago still works. */
  isEarlier: boolean
  /** Where to go after signing in. */
  next: string
}

const OPEN_TO_SIGN_IN =
  'Open the link in the e-mail to sign in. It works once and expires after 20 minutes.'

const sentTexts: Record<SentView['what'], string> = {
  link: OPEN_TO_SIGN_IN,
  'link-instead': `Too many wrong passwords for this address, so we are not checking passwords for a while. ${OPEN_TO_SIGN_IN}`,
  confirm:
    'Open the link in the e-mail to finish your sign-up. It works once and expires after one day.',
  reset:
    'Open the link in the e-mail to choose a new password. It works once and expires after one hour.',
  'new-email':
    'Open the link in the e-mail, in this browser, to use the new address. It works once and expires after one hour.',
}

/** The form that sent it, filled in as before. */
const formOf: Record<SentView['what'], (view: SentView) => [page: string, Record<string, string>]> =
  {
    link: ({ email, next }) => ['sign-in', { method: 'link', email, next }],
    'link-instead': ({ email, next }) => ['sign-in', { method: 'link', email, next }],
    // The browser's cookie identifies the account.
    confirm: ({ next }) => ['sign-up', { again: '1', next }],
    reset: ({ email, next }) => ['forgot', { email, next }],
    'new-email': ({ email }) => ['settings', { act: 'email', email }],
  }

export function Sent(view: SentView) {
  const { email, what, isEarlier, next } = view
  const [page, hidden] = formOf[what](view)
  const lead = isEarlier
    ? `We sent an e-mail to ${email} a few minutes ago. Its link still works. If it has not arrived, wait a few minutes before you ask for another.`
    : `We are sending an e-mail to ${email}.`
  return (
    <AccountFrame title={accountTitles.sent} lead={lead}>
      <p>{sentTexts[what]}</p>
      <p className="acc-note">
        Not there after a few minutes? Check your spam folder and the address.
      </p>
      <Form page={page} hidden={hidden} submit="Send another e-mail" quiet />
      <p className="acc-links">
        <a href={paths.accountThen(page, next)}>Use another address</a>
      </p>
    </AccountFrame>
  )
}
