/** Who acts at the desk. */
export const deskEditor = {
  id: 'p',
  name: 'editor',
  initials: 'A',
  email: '',
  role: 'editor',
  partner: null,
} as const
