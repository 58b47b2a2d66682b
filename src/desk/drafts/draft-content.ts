import { isSameValue } from '#lib/merge/same-value.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import type { Change, DeskConflict, DraftState, Path, WrittenDocument } from '../wire/documents.ts'
import { agreedBefore } from './agreed-before.ts'
import { isSameChain, tabOf } from './conflict-chains.ts'
import { type JournalEntry, toSaveId } from './journal.ts'
import { replayChanges, withChange } from './pending-changes.ts'
import { shareParts } from './share-parts.ts'
import { isSamePath } from './with-value-at.ts'

export type DraftStart = {
  key: string
  tab: string
  /** Who types. */
  person: string
  /** What the server has; `null` for a document that nobody has saved. */
  opened: DraftState | null
  /** What a new document begins with. */
  fresh: WrittenDocument | null
}

type ContentOptions = DraftStart & { newId: () => string; now: () => number }

const NO_DRAFT: Pick<DraftState, 'version' | 'seen' | 'conflicts'> = {
  version: 0,
  seen: '',
  conflicts: [],
}

export type DraftContent = ReturnType<typeof createDraftContent>

/** What the server has, what waits on top of it, and what the editor sees of both. */
export function createDraftContent(options: ContentOptions) {
  const { key, tab, person, opened, fresh, newId, now } = options

  let base = opened?.document ?? null
  let view = base ?? fresh
  let { version, seen, conflicts } = opened ?? NO_DRAFT
  let entries: readonly JournalEntry[] = []
  let open: JournalEntry | null = null
  let made = 0

  const isMine = (conflict: DeskConflict) => tabOf(conflict) === tab

  function show(): void {
    const changes = entries.flatMap((entry) => entry.changes)
    const merged = replayChanges(base ?? undefined, changes)
    const shown = withOwnSides(merged, conflicts.filter(isMine), changes)
    view = shareParts(view, (shown ?? fresh) as WrittenDocument | null)
  }

  function startEntry(): JournalEntry {
    const isFirst = base === null && entries.length === 0 && fresh !== null
    made += 1
    const changes = isFirst ? [{ path: [], after: fresh }] : []
    const [saveId, madeAt] = [toSaveId(tab, made, newId()), now() + made / 1000]
    return { saveId, key, tab, person, against: version, changes, resolves: [], madeAt }
  }

  /** Adds a change to the open entry, and settles conflicts with it. `before` is what the change was made from. */
  function add(
    path: Path,
    { before, after }: { before: unknown; after: unknown },
    settled: readonly DeskConflict[],
  ): void {
    const entry = open ?? startEntry()
    const next = {
      ...entry,
      changes: withChange(entry.changes, { path, before, after }),
      resolves: [...new Set([...entry.resolves, ...settled.map(({ id }) => id)])],
    }
    entries = [...(open ? entries.slice(0, -1) : entries), next]
    open = next
    conflicts = conflicts.filter((conflict) => !settled.includes(conflict))
    show()
  }

  return {
    view: () => view,
    base: () => base,
    version: () => version,
    /** Names the state of the draft that is shown. */
    seen: () => seen,
    conflicts: () => conflicts,
    open: () => open,
    first: () => entries[0] ?? null,
    waiting: () => entries.reduce((sum, { changes }) => sum + changes.length, 0),
    /** `false` if nothing changes. `from` is what it was made from, if that is older than what is shown. */
    set(path: Path, after: unknown, from?: unknown): boolean {
      const old = from === undefined ? valueAt(view, path) : from
      if (isSameValue(old, after)) return false
      // Typing on in a field with a conflict changes the own side of it.
      const own = conflicts.filter((one) => isMine(one) && isSamePath(one.path, path))
      const before = own[0] ? agreedBefore(own[0], valueAt(base, path)) : old
      add(path, { before, after }, own)
      return true
    },
    /** Settles what one tab has typed at a place. What others have typed there waits for a choice of its own. */
    resolve(conflictId: string, after: unknown): void {
      const conflict = conflicts.find(({ id }) => id === conflictId)
      if (!conflict) return
      const settled = conflicts.filter((one) => isSameChain(one, conflict))
      add(conflict.path, { before: valueAt(base, conflict.path), after }, settled)
    },
    /** From here on nothing is added to the open entry: what is sent again is the same. */
    seal(): void {
      open = null
    },
    /** The server has it. */
    drop(saveId: string): void {
      entries = entries.filter((entry) => entry.saveId !== saveId)
    },
    /** Puts what others have left before what was typed here. */
    adopt(left: readonly JournalEntry[]): void {
      entries = [...left, ...entries]
      show()
    },
    take(found: DraftState): void {
      // What is as before keeps its identity, so that a key compares its own block alone.
      base = shareParts(view, found.document)
      ;({ version, seen, conflicts } = found)
      show()
    },
  }
}

/** What the editor typed stays in the field, beside what the colleague typed. */
function withOwnSides(
  merged: unknown,
  own: readonly DeskConflict[],
  changes: readonly Change[],
): unknown {
  return own.reduce<unknown>((value, { path, after }) => {
    if (changes.some((change) => isSamePath(change.path, path))) return value
    return replayChanges(value, [{ path, before: valueAt(value, path), after }])
  }, merged)
}
