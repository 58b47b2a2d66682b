import type { Database } from '#db/database.ts'
import {
  consentRows,
  type DeviceRow,
  deviceRows,
  findProfileRow,
  removeDeviceRow,
  saveConsentRows,
  saveDeviceRow,
  saveProfileRow,
} from '#db/visitor-details.ts'
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
import { createFollowedSearches } from './followed-searches.ts'
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

const MOST_DEVICES = 20
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
    async profile(accountId: string) {
      return { name: (await findProfileRow(db, accountId))?.name ?? '' }
    },
    async saveProfile(accountId: string, { name }: { name: string }): Promise<void> {
      await saveProfileRow(db, { account_id: accountId, name, updated_at: stamp() })
    },
    /** Every decision and its time, as the record of consent. */
    consents: async (accountId: string) =>
      (await consentRows(db, accountId)).map(({ purpose, is_given, decided_at }) => ({
        purpose,
        isGiven: is_given === 1,
        decidedAt: decided_at,
      })),
    givenPurposes: async (accountId: string): Promise<Set<string>> => {
      const given = (await consentRows(db, accountId)).filter(({ is_given }) => is_given === 1)
      return new Set(given.map(({ purpose }) => purpose))
    },
    async saveConsents(accountId: string, decisions: Record<string, boolean>): Promise<void> {
      const rows = Object.entries(decisions).map(([purpose, isGiven]) => ({
        account_id: accountId,
        purpose,
        is_given: isGiven ? 1 : 0,
        decided_at: stamp(),
      }))
      await saveConsentRows(db, rows)
    },
    /** Without the tokens, which help nobody but a thief. */
    devices: async (accountId: string) =>
      (await deviceRows(db, { accountId, now: now() })).map(
        ({ device_id, name, registered_at }) => ({
          deviceId: device_id,
          name,
          registeredAt: registered_at,
        }),
      ),
    async addDevice(
      accountId: string,
      device: Omit<DeviceRow, 'account_id' | 'registered_at'>,
    ): Promise<void> {
      const row = { account_id: accountId, ...device, registered_at: stamp() }
      await saveDeviceRow(db, row, MOST_DEVICES)
    },
    removeDevice: (accountId: string, deviceId: string) => removeDeviceRow(db, accountId, deviceId),
    async remove(accountId: string): Promise<void> {
      await removeVisitor(db, accountId)
      onChange({ accountId, replica: null, version: null })
    },
  }
}
