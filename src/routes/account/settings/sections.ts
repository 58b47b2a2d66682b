/** The sections of the account's settings page, in order. */
export const accountSections = [
  { id: 'your-name', name: 'Name' },
  { id: 'methods', name: 'Sign-in methods' },
  { id: 'sessions', name: 'Sessions' },
  { id: 'messages', name: 'E-mails and notifications' },
  { id: 'searches', name: 'Searches you follow' },
  { id: 'reports', name: 'Your reports' },
  { id: 'data', name: 'Your data' },
  { id: 'sign-out', name: 'Sign out' },
] as const
