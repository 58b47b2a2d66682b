/** Who acts at the desk. */
export const deskEditor = {
  id: 'p',
  name: 'ann',
  initials: 'A',
  email: '',
  role: 'editor',
  partner: null,
} as const
