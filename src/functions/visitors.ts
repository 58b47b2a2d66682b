import type { Database } from '#db/database.ts'
import { findProfileRow, saveProfileRow } from '#db/visitor-details.ts'
import type { VisitorNotice } from '#db/visitor-notices.ts'
import {
  addVisitorRow,
  findVisitorRow,
  removeVisitor,
  replaceVisitorRow,
  type VisitorRow,
} from '#db/visitor-rows.ts'
import type { SyncAnswer, SyncRequest } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import { createConsents } from './consents.ts'
import { createFollowedSearches } from './followed-searches.ts'
import { createRegisteredDevices } from './registered-devices.ts'
import {
  emptyVisitor,
  isTooLarge,
  readDocument,
  syncVisitor,
  type VisitorDocument,
  writeDocument,
} from './visitor-document.ts'

type VisitorsOptions = {
  db: Database
  now: () => Date
  createId: () => string
  /** Called after each written change. On PostgreSQL every process also hears of it from the database. */
  onChange: (notice: VisitorNotice) => void
}

export type Visitors = ReturnType<typeof createVisitors>

/** A try fails only when another device's change succeeds. */
const MOST_TRIES = 50

/** What the server stores for people with an account. */
export function createVisitors({ db, now, createId, onChange }: VisitorsOptions) {
  async function read(accountId: string): Promise<VisitorRow> {
    for (;;) {
      const row = await findVisitorRow(db, accountId)
      if (row) return row
      const document = writeDocument(emptyVisitor(createId()))
      await addVisitorRow(db, { account_id: accountId, revision: 0, document, updated_at: stamp() })
    }
  }

  const stamp = () => now().toISOString()

  async function sync(accountId: string, request: SyncRequest): Promise<SyncAnswer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await read(accountId)
      const before = readDocument(row.document)
      const { document, answer } = syncVisitor(before, request)
      if (document === before) return answer
      if (isTooLarge(document)) {
        throw new CallableError('failed-precondition', 'The account cannot store that much.')
      }
      const notice = { accountId, replica: request.replica, version: document.version }
      if (await replaceVisitorRow(db, nextRow(row, document), notice)) {
        onChange(notice)
        return answer
      }
    }
    throw new CallableError('aborted', 'Too many devices are saving at once. Try again.')
  }

  function nextRow(row: VisitorRow, document: VisitorDocument): VisitorRow {
    const text = writeDocument(document)
    return { ...row, revision: row.revision + 1, document: text, updated_at: stamp() }
  }

  return {
    sync,
    /** The current state, without changing anything. */
    async find(accountId: string): Promise<VisitorDocument> {
      return readDocument((await read(accountId)).document)
    },
    /** Only ids. Writes nothing for an account that has saved nothing. */
    async saved(accountId: string): Promise<{ dealIds: string[]; following: string[] }> {
      const row = await findVisitorRow(db, accountId)
      if (!row) return { dealIds: [], following: [] }
      const { favourites, following } = readDocument(row.document)
      return { dealIds: [...favourites.keys()], following: [...following.keys()] }
    },
    ...createFollowedSearches({ db, now }),
    ...createConsents({ db, now }),
    ...createRegisteredDevices({ db, now }),
    async profile(accountId: string) {
      return { name: (await findProfileRow(db, accountId))?.name ?? '' }
    },
    async saveProfile(accountId: string, { name }: { name: string }): Promise<void> {
      await saveProfileRow(db, { account_id: accountId, name, updated_at: stamp() })
    },
    async remove(accountId: string): Promise<void> {
      await removeVisitor(db, accountId)
      onChange({ accountId, replica: null, version: null })
    },
  }
}
