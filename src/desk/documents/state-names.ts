import type { DocumentState } from '../wire/documents.ts'

/** What people call the state of one document. */
export const stateNames: Readonly<Record<DocumentState, string>> = {
  live: 'Live',
  draft: 'Draft',
  scheduled: 'Scheduled',
  ended: 'Ended',
}
