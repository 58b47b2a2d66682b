import type { AccountPayload } from './payload.ts'

/** Page titles. Most views use theirs as the heading too. */
export const accountTitles: Record<AccountPayload['view'], string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Create an account',
  forgot: 'Reset your password',
  sent: 'Check your e-mail',
  code: 'Enter the code',
  open: 'One more step',
  reset: 'Choose a new password',
  settings: 'Your account',
  alert: 'Follow a search',
  delete: 'Delete your account',
  notice: 'Your account',
}

/** Leads the pages that offer an account. */
export const WHY_ACCOUNT =
  'An account brings your saved deals and followed brands to all your devices.'
