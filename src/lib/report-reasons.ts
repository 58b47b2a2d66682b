/** Why a deal did not work, in the words that readers choose from and editors read. */
export const reportReasons = {
  'code-refused': 'The code was refused',
  ended: 'They said it has ended',
  'terms-differ': 'The terms were different',
  'not-at-outlet': 'My outlet did not take part',
  other: 'Something else',
} as const
