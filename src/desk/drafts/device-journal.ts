import type { Journal, JournalEntry } from './journal.ts'

const NAME = 'desk'
const ENTRIES = 'drafts'

/** A journal in IndexedDB. `isAlive` tells whether a tab is still open. */
export function createDeviceJournal(isAlive: (tab: string) => Promise<boolean>): Journal {
  const opened = openDatabase()
  // A device without storage still sends to the server; each `put` tells of the failure.
  opened.catch(() => {})

  return {
    async put(entry) {
      const db = await opened
      const change = db.transaction(ENTRIES, 'readwrite', { durability: 'strict' })
      change.objectStore(ENTRIES).put(entry)
      await finished(change)
    },
    async remove(saveId) {
      const change = (await opened).transaction(ENTRIES, 'readwrite')
      change.objectStore(ENTRIES).delete(saveId)
      await finished(change)
    },
    async leftOf(key) {
      const all = (await opened).transaction(ENTRIES).objectStore(ENTRIES)
      const reading = key === null ? all.getAll() : all.index('key').getAll(key)
      const entries = (await answered(reading)) as JournalEntry[]
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
