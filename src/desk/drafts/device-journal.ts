import type { Journal, JournalEntry } from './journal.ts'

const NAME = 'desk-drafts'
const ENTRIES = 'drafts'
/** The database of versions that wrote with a key path and an index. Tabs of such a version may still be open. */
const OLDER = 'desk'

type DeviceJournalOptions = {
  /** The entries of others who have signed in on this device stay until they come back. */
  person: string
  /** Whether a tab is still open. */
  isAlive: (tab: string) => Promise<boolean>
}

/** A journal in IndexedDB. Entries that an older version has left are read and removed where they are. */
export function createDeviceJournal({ person, isAlive }: DeviceJournalOptions): Journal {
  const opened = openDatabase()
  // A device without storage still sends to the server; each `put` rejects.
  opened.catch(() => {})
  const older = findOlder()
  const inOlder = new Set<string>()

  return {
    async put(entry, { outlastsPower } = { outlastsPower: false }) {
      const db = await opened
      // `strict` waits for the disk, which takes longer than a key may.
      const durability = outlastsPower ? 'strict' : 'relaxed'
      const change = db.transaction(ENTRIES, 'readwrite', { durability })
      change.objectStore(ENTRIES).put(entry, entry.saveId)
      await committed(change)
    },
    async remove(saveId) {
      await removeFrom(await opened, saveId)
      const db = inOlder.has(saveId) ? await older : null
      if (db) await removeFrom(db, saveId)
    },
    async leftOf(key) {
      const kept = await readAll(await opened)
      const db = await older
      const found = db ? await readAll(db) : []
      for (const { saveId } of found) inOlder.add(saveId)
      // An entry that could not be sent is in both.
      const all = new Map([...found, ...kept].map((entry) => [entry.saveId, entry]))
      const entries = [...all.values()].filter(
        (entry) => entry.person === person && (key === null || entry.key === key),
      )
      const tabs = [...new Set(entries.map(({ tab }) => tab))]
      const alive = new Set<string>()
      for (const tab of tabs) if (await isAlive(tab)) alive.add(tab)
      return entries.filter(({ tab }) => !alive.has(tab)).toSorted((a, b) => a.madeAt - b.madeAt)
    },
  }
}

/** With a key path or an index the browser would read each entry again as it is written. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES)
  return answered(request)
}

/** `null` if no older version has written on this device. */
async function findOlder(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(OLDER)
    // Aborts, so that the database is not created.
    request.onupgradeneeded = () => request.transaction?.abort()
    return await answered(request)
  } catch {
    return null
  }
}

async function removeFrom(db: IDBDatabase, saveId: string): Promise<void> {
  const change = db.transaction(ENTRIES, 'readwrite')
  change.objectStore(ENTRIES).delete(saveId)
  await committed(change)
}

async function readAll(db: IDBDatabase): Promise<JournalEntry[]> {
  return answered(db.transaction(ENTRIES).objectStore(ENTRIES).getAll())
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Commits at once instead of after each request's event, because the next write waits for this one. */
function committed(change: IDBTransaction): Promise<void> {
  change.commit()
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })
}
