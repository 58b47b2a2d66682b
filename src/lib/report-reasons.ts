/** Reasons why a deal did not work, as shown to readers and editors. */
export const reportReasons = {
  'code-refused': 'The code was refused',
  ended: 'They said it has ended',
  'terms-differ': 'The terms were different',
  'not-at-outlet': 'My outlet did not take part',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons
