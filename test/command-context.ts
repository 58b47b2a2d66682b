import { createServerKeys } from '#accounts/server-keys.ts'
import { inspectUpload } from '#images/inspect-upload.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'

/** What commands have besides the database, for tests that need nothing special. */
export const commandParts = {
  fetch: createOutgoingFetch({}),
  privateHosts: [],
  workFolder: '',
  inspect: inspectUpload,
  secrets: async () => createServerKeys({ secret: 'only for tests', previous: null }),
  pause: async () => {},
}
