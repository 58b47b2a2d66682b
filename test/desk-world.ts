import { DeskError } from '#desk/call-desk.ts'
import { createDraftStore, type DraftStore } from '#desk/drafts/draft-store.ts'
import type { Journal, JournalEntry } from '#desk/drafts/journal.ts'
import { toFailure } from '#desk/drafts/open-draft.ts'
import type {
  DeskConflict,
  DraftState,
  SavedDocument,
  WrittenDocument,
} from '#desk/wire/documents.ts'
import type { ErrorCode } from '#lib/node/app-error.ts'
import { errorStatus } from '#lib/node/error-status.ts'
import { mergeChange } from '../src/repository/drafts/merge-change.ts'

/** The deal that drafts begin with. */
export const kopi: WrittenDocument = {
  id: 'd',
  type: 'deal',
  uid: 'kopi',
  lang: 'en-sg',
  tags: [],
  data: { title: 'Kopi', summary: 'Hot', body: [paragraph('One.'), paragraph('Two.')] },
}

export function paragraph(text: string) {
  return { type: 'paragraph', text, spans: [] }
}

/** Time that tests move: what is due runs in order, and promises settle in between. */
export function createVirtualTime() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((other) => other !== timer)
      }
    },
    sleep(ms: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ at: now + ms, run: resolve })
      return promise
    },
    async pass(ms: number): Promise<void> {
      const until = now + ms
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = waiting.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until)
        if (!next) break
        waiting = waiting.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = until
    },
  }
}

type VirtualTime = ReturnType<typeof createVirtualTime>

/**
 * A server that merges as the repository does: a save that it knows changes nothing. It refuses to create a document again,
 * and a document that gets longer than `mostCharacters`.
 */
export function createDraftServer(
  start: WrittenDocument | null,
  { mostCharacters = Number.POSITIVE_INFINITY } = {},
) {
  let [version, document] = [0, start]
  let conflicts: DeskConflict[] = []
  const known = new Set<string>()
  const state = (): DraftState => ({
    version,
    seen: String(version),
    document,
    conflicts,
    presence: [],
  })
  return {
    state,
    save({ saveId, tab, person, changes, resolves }: JournalEntry): SavedDocument {
      if (!known.has(saveId)) {
        const by = { saveId, writer: tab, author: person, savedAt: '' }
        const open = conflicts.filter(({ id }) => !resolves.includes(id))
        const merged = changes.reduce((draft, change) => mergeChange(draft, change, by), {
          value: (document ?? undefined) as unknown,
          conflicts: open as readonly DeskConflict[],
        })
        if (document !== null && changes.some(({ path }) => path.length === 0)) {
          throw toRefusal('forbidden', 'There is a document d already. Save its fields.')
        }
        if (JSON.stringify(merged.value).length > mostCharacters) {
          throw toRefusal('too-large', 'The document gets too long. Shorten it.')
        }
        known.add(saveId)
        version += 1
        document = merged.value as WrittenDocument
        conflicts = [...merged.conflicts]
      }
      return { ...structuredClone(state()), findings: [] }
    },
  }
}

type DraftServer = ReturnType<typeof createDraftServer>

function toRefusal(code: ErrorCode, message: string): DeskError {
  return new DeskError(errorStatus(code), code, message)
}

/** The fate of a message. */
export type Fate = 'arrives' | 'is lost' | 'answer is lost' | 'is signed out'

type BrowserOptions = {
  name: string
  time: VirtualTime
  server: DraftServer
  fate: () => Fate
  /** How long a message takes, and how long its answer. */
  travelMs?: () => number
  fresh?: WrittenDocument | null
  /** Resolves when the device does what it was asked to. */
  device?: () => Promise<void>
}

/** A device with one tab. A crash leaves what is in its journal. */
export function createBrowser(options: BrowserOptions) {
  const { name, time, server, fate, travelMs = () => 30, fresh = null, device } = options
  const entries = new Map<string, JournalEntry>()
  let tabs = 0
  let tab = ''
  const journal: Journal = {
    async put(entry) {
      const copy = structuredClone(entry)
      if (device) await device()
      entries.set(entry.saveId, copy)
    },
    async remove(saveId) {
      if (device) await device()
      await time.sleep(5)
      entries.delete(saveId)
    },
    leftOf: async (key) =>
      [...entries.values()]
        .filter((entry) => (key === null || entry.key === key) && entry.tab !== tab)
        .toSorted((a, b) => a.madeAt - b.madeAt),
  }

  async function open(): Promise<DraftStore> {
    tab = `${name}${tabs++}`
    const opened = server.state().document
      ? { ...structuredClone(server.state()), findings: [] }
      : null
    const store = createDraftStore(
      {
        journal,
        async save(entry) {
          const outcome = fate()
          await time.sleep(travelMs())
          if (outcome === 'is lost') throw new Error('lost')
          if (outcome === 'is signed out') throw toRefusal('signed-out', 'Sign in first.')
          const answer = server.save(structuredClone(entry))
          await time.sleep(travelMs())
          if (outcome === 'answer is lost') throw new Error('lost')
          return answer
        },
        async pulse() {
          const found = structuredClone(server.state())
          await time.sleep(700)
          return found
        },
        toFailure,
        newId: () => String(tabs).padStart(8, '0'),
        now: time.now,
        after: time.after,
        whenIdle: async () => {},
      },
      { key: 'd ', tab, person: name, opened, fresh },
    )
    void store.recover()
    return store
  }
  return { open, entries }
}
