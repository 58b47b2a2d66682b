import type { Database } from '#db/database.ts'
import { type DraftKey, savesBefore } from '#db/draft-rows.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import type { Change, Path } from '#lib/merge/change.ts'
import { isInside } from '#lib/merge/same-path.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { findItemId } from '#lib/merge/value-kind.ts'
import type { DraftSave } from './draft-save.ts'

type Restored = { value: unknown; changes: readonly Change[] }

/**
 * Settling a conflict can choose a text whose slice a colleague has deleted. Then the slice comes back, as it was and
 * where it was when it was deleted, and the changes fit into it.
 */
export async function restoreItems(
  db: Database,
  save: Pick<DraftSave, 'changes' | 'resolves'> & { key: DraftKey },
  value: unknown,
): Promise<Restored> {
  const { key, changes, resolves = [] } = save
  const isGone = (change: Change) => findGone(value, change) !== null
  if (resolves.length === 0 || !changes.some(isGone)) return { value, changes }
  // A conflict is named after its save.
  const saveIds = resolves.map((id) => id.replace(/\.\d+$/, ''))
  const texts = await savesBefore(db, key, saveIds)
  const history = texts.flatMap((text) => (JSON.parse(text) as Change[]).toReversed())
  return changes.reduce<Restored>(
    (before, change) => {
      const value = withItem(before.value, change, history)
      // Their choice replaces what is in the slice.
      const fitting = value === before.value ? change : toFitting(value, change)
      return { value, changes: [...before.changes, fitting] }
    },
    { value, changes: [] },
  )
}

function toFitting(value: unknown, change: Change): Change {
  return { ...change, before: valueAt(value, change.path) }
}

/** The list that lacks the item around the change, and the item's id; `null` if nothing is gone. */
function findGone(value: unknown, { path, after }: Change): { list: Path; id: string } | null {
  if (after === undefined) return null
  for (const [place, id] of path.entries()) {
    const list = path.slice(0, place)
    const items = valueAt(value, list)
    if (Array.isArray(items) && !items.some((item) => findItemId(item) === id)) return { list, id }
  }
  return null
}

function withItem(value: unknown, change: Change, history: readonly Change[]): unknown {
  const gone = findGone(value, change)
  if (!gone) return value
  const { list, id } = gone
  const old = findOldList(gone, history)
  const isItem = change.path.length === list.length + 1
  const item = isItem ? change.after : old?.find((one) => findItemId(one) === id)
  if (findItemId(item) !== id) return value
  const items = valueAt(value, list) as readonly unknown[]
  const after = items.toSpliced(placeIn(items, { old: old ?? [...items, item], id }), 0, item)
  return applyChanges(value, [{ path: list, before: items, after }]).value
}

/** The list as it was when the item was last in it. */
function findOldList(
  { list, id }: { list: Path; id: string },
  history: readonly Change[],
): readonly unknown[] | null {
  for (const { path, before } of history) {
    if (!isInside(list, path)) continue
    const items = valueAt(before, list.slice(path.length))
    if (Array.isArray(items) && items.some((item) => findItemId(item) === id)) return items
  }
  return null
}

/** After the nearest of the items before it that is still there. */
function placeIn(
  items: readonly unknown[],
  { old, id }: { old: readonly unknown[]; id: string },
): number {
  const ids = old.map(findItemId)
  const before = new Set(ids.slice(0, ids.indexOf(id)))
  return items.findLastIndex((item) => before.has(findItemId(item))) + 1
}
