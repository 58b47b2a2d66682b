import { createDeviceJournal } from './device-journal.ts'
import type { Journal } from './journal.ts'
import { toFailure } from './open-draft.ts'
import { postEntry } from './post-entry.ts'
import { createTabs } from './this-tab.ts'

/**
 * Sends what a person's closed tabs have left on this device, of any document. A save that the server has already changes nothing.
 * Returns how many changes went up.
 */
export async function sendLeft(person: string): Promise<number> {
  const tabs = createTabs()
  const journal = createDeviceJournal({ person, isAlive: tabs.isAlive })
  return sendAll(journal).finally(tabs.leave)
}

async function sendAll(journal: Journal): Promise<number> {
  let sent = 0
  const refused = new Set<string>()
  for (const entry of await journal.leftOf(null)) {
    // It may build on a refused entry. The form separates the two.
    if (refused.has(entry.key)) continue
    try {
      await postEntry(entry)
    } catch (error) {
      // Without an answer the rest waits too. Refused entries stay, so that the form shows them.
      if (toFailure(error).kind !== 'refused') return sent
      refused.add(entry.key)
      continue
    }
    await journal.remove(entry.saveId)
    sent += entry.changes.length
  }
  return sent
}
