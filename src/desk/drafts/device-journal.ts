import type { Journal, JournalEntry } from './journal.ts'

const NAME = 'desk'
const ENTRIES = 'drafts'

type DeviceJournalOptions = {
  /** The entries of others who have signed in on this device stay until they come back. */
  person: string
  /** Whether a tab is still open. */
  isAlive: (tab: string) => Promise<boolean>
}

/** A journal in IndexedDB. */
export function createDeviceJournal({ person, isAlive }: DeviceJournalOptions): Journal {
  const opened = openDatabase()
  // A device without storage still sends to the server; each `put` tells of the failure.
  opened.catch(() => {})

  return {
    async put(entry, { outlastsPower } = { outlastsPower: false }) {
      const db = await opened
      // `strict` waits for the disk, which takes longer than a key may.
      const durability = outlastsPower ? 'strict' : 'relaxed'
      const change = db.transaction(ENTRIES, 'readwrite', { durability })
      change.objectStore(ENTRIES).put(entry)
      // At once, not when the page has heard that the entry is in.
      change.commit()
      await finished(change)
    },
    async remove(saveId) {
      const change = (await opened).transaction(ENTRIES, 'readwrite')
      change.objectStore(ENTRIES).delete(saveId)
      await finished(change)
    },
    async leftOf(key) {
      const kept = (await opened).transaction(ENTRIES).objectStore(ENTRIES)
      const reading = key === null ? kept.getAll() : kept.index('key').getAll(key)
      const all = (await answered(reading)) as JournalEntry[]
      const entries = all.filter((entry) => entry.person === person)
      const tabs = [...new Set(entries.map(({ tab }) => tab))]
      const alive = new Set<string>()
      for (const tab of tabs) if (await isAlive(tab)) alive.add(tab)
      return entries.filter(({ tab }) => !alive.has(tab)).toSorted((a, b) => a.madeAt - b.madeAt)
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore(ENTRIES, { keyPath: 'saveId' })
    entries.createIndex('key', 'key')
  }
  return answered(request)
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })
}
