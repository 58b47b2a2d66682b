import { areNested } from '#lib/merge/same-path.ts'
import { isSameValue } from '#lib/merge/same-value.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import type { Change, DeskConflict, DraftState, Path, WrittenDocument } from '../wire/documents.ts'
import { type Discarded, discardRefused } from './discard-refused.ts'
import type { JournalEntry } from './journal.ts'
import { createOpenConflicts } from './open-conflicts.ts'
import { replayChanges } from './pending-changes.ts'
import { shareParts } from './share-parts.ts'
import { createWaitingEntries, type WaitingEntries } from './waiting-entries.ts'
import { withValueAt } from './with-value-at.ts'

export type DraftStart = {
  key: string
  tab: string
  /** The id of the person who types. */
  person: string
  /** What the server has; `null` for a document that nobody has saved. */
  opened: DraftState | null
  /** What a new document begins with. */
  fresh: WrittenDocument | null
}

type ContentOptions = DraftStart & { newId: () => string; now: () => number }

const NO_DRAFT: Pick<DraftState, 'version' | 'seen'> = { version: 0, seen: '' }

export type DraftContent = ReturnType<typeof createDraftContent>

/** What the server has, what waits on top of it, and what the editor sees of both. */
export function createDraftContent(options: ContentOptions) {
  const { tab, opened, fresh } = options
  const entries = createWaitingEntries(options)
  let base = opened?.document ?? null
  let view = base ?? fresh
  let { version, seen } = opened ?? NO_DRAFT
  const conflicts = createOpenConflicts(tab, opened?.conflicts ?? [])

  function show(): void {
    const merged = replayChanges(base ?? undefined, entries.changes())
    const shown = withOwnSides(merged, conflicts.ownSides(), view)
    view = shareParts(view, (shown ?? fresh) as WrittenDocument | null)
  }

  /** Own entries came or went: at their places own sides are as the server has them, with what waits. */
  function showAgain(some: readonly JournalEntry[]): void {
    const changes = some.flatMap((one) => (one.tab === tab ? one.changes : []))
    const sides = conflicts.ownSidesAt(changes)
    view = sides.reduce((old, side) => withSide(old, side, entries.changes()), view)
    show()
  }

  /** Adds a change to the open entry. `before` is what the change was made from. */
  function add({ path, ...change }: Change, resolves: string[] = []): void {
    if (conflicts.ownSides().length > 0) view = withShown(view, { path, ...change })
    entries.add(path, change, { resolves, version, fresh: base === null ? fresh : null })
    show()
  }

  return {
    view: () => view,
    base: () => base,
    version: () => version,
    /** Names the state of the draft that is shown. */
    seen: () => seen,
    /** The conflicts that nobody has settled here. */
    conflicts: conflicts.open,
    ...toQueue(entries),
    /** See `waiting-entries.ts`. */
    free: (entry: JournalEntry) => entries.free(entry, { isCreated: base !== null }),
    discardRefused(): Discarded {
      const how = { isCreated: base !== null, conflicts: conflicts.listed() }
      const taken = discardRefused(entries, how)
      conflicts.reopenAll(taken.discarded.flatMap(({ resolves }) => resolves))
      showAgain(taken.discarded)
      return taken
    },
    /** `false` if nothing changes. `from` is what it was made from, if that is older than what is shown. */
    set(path: Path, after: unknown, from?: unknown): boolean {
      const old = from === undefined ? valueAt(view, path) : from
      if (isSameValue(old, after)) return false
      add({ path, before: old, after })
      return true
    },
    /** Settles what one tab has typed at a place. What others have typed there waits for a choice of its own. */
    resolve(conflictId: string, after: unknown): void {
      const path = conflicts.choose(conflictId)?.path
      if (path) add({ path, before: valueAt(base, path), after }, [conflictId])
    },
    /** Puts what others have left, or what was discarded, before what was typed here. */
    adopt(left: readonly JournalEntry[]): void {
      entries.adopt(left)
      entries.createOnce({ isCreated: base !== null })
      conflicts.settleAll(left.flatMap(({ resolves }) => resolves))
      showAgain(left)
    },
    /** Returns whether the open entry was made from something else than is shown now. Then nothing must be added to it. */
    take(found: DraftState): boolean {
      const old = view
      // Unchanged parts stay the same objects, so that a key compares only its own block.
      base = shareParts(view, found.document)
      ;({ version, seen } = found)
      conflicts.take(found.conflicts)
      entries.createOnce({ isCreated: base !== null })
      show()
      return view !== old
    },
  }
}

/** In a conflict the editor sees their own side until somebody chooses: as it is in the view, or else as the server has it. */
function withOwnSides(
  merged: unknown,
  sides: readonly DeskConflict[],
  view: WrittenDocument | null,
): unknown {
  return sides.reduce(
    (value, { path, after }) => withValueAt(value, path, valueAt(view, path) ?? after),
    merged,
  )
}

/** Also around or inside an own side, which stays. */
function withShown(view: WrittenDocument | null, change: Change): WrittenDocument | null {
  return replayChanges(view, [change]) as WrittenDocument | null
}

/** An own side as the server has it, with what waits at its place. */
function withSide(
  view: WrittenDocument | null,
  { path, after }: DeskConflict,
  waiting: readonly Change[],
): WrittenDocument | null {
  const shown = withValueAt(view, path, after) as WrittenDocument | null
  return waiting.filter((change) => areNested(change.path, path)).reduce(withShown, shown)
}

function toQueue(entries: WaitingEntries) {
  const { open, first, seal, drop, has, send, fail, refuse, refusal, retry } = entries
  return {
    ...{ open, first, seal, drop, has, send, fail, refuse, refusal, retry },
    /** The places of what was refused. */
    refusedPlaces: () =>
      entries.refused().flatMap(({ changes }) => changes.map(({ path }) => path)),
    waiting: () => entries.changes().length,
  }
}
