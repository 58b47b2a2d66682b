import { callDesk } from '../call-desk.ts'
import type { SavedDocument } from '../wire/documents.ts'
import { draftAddress } from './draft-address.ts'
import type { JournalEntry } from './journal.ts'

/** Sends an entry to the server. `at` tells colleagues where this person is. */
export function postEntry(entry: JournalEntry, at: string | null = null): Promise<SavedDocument> {
  const { key, person, saveId, tab, against, changes, resolves } = entry
  const [id = '', releaseOrNone = ''] = key.split(' ')
  const release = releaseOrNone || null
  const body = { releaseId: release, by: person, saveId, writer: tab, against, changes, resolves }
  return callDesk('POST', draftAddress(id, '/save', { release, at }), body)
}
