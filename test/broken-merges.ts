import { applyChanges } from '#lib/merge/apply-changes.ts'
import type { Change, Conflict } from '#lib/merge/change.ts'
import { diffValues } from '#repository/merge/diff-values.ts'
import type { MergeRules } from './merge-histories.ts'
import { identityOf, isEqual } from './naive-merge.ts'

export const rightRules: MergeRules = {
  diff: diffValues,
  apply: applyChanges,
  isKnown: (ids, id) => ids.has(id),
}

/** Each merges without that rule. */
export const brokenMerges: Record<string, MergeRules> = {
  'a repeated save is recognised': { ...rightRules, isKnown: () => false },
  'a conflict is reported': withoutConflicts(() => true),
  'two changes of a block are a conflict': withoutConflicts(({ before, found }) =>
    [before, found].every((text) => [text].flat().some(isBlock)),
  ),
  'a change of something deleted is a conflict': withoutConflicts(
    (conflict) => !('found' in conflict) || !('after' in conflict),
  ),
  'the first of two values stays': withChange((change, found) => ({ ...change, before: found })),
  'a save holds changes and not the document': {
    ...rightRules,
    diff: (before, after) => (isEqual(before, after) ? [] : [{ path: [], before, after }]),
    apply: (found, changes) =>
      applyChanges(
        found,
        changes.map((change) => ({ ...change, before: found })),
      ),
  },
  'lists merge by their items': withLists((change, found) =>
    isEqual(change.before, found) ? change : { ...change, before: 'something else' },
  ),
  'items keep their identity when others move': withLists(({ path, before, after }, found) => ({
    path,
    before: found,
    after: mergeByPosition(before, after, found),
  })),
  'an order is a change': withLists((change) => ({ ...change, after: inOldOrder(change) })),
  'a deleted item is removed': withLists((change) => ({ ...change, after: withDeleted(change) })),
  'a new item comes': withLists((change) => ({ ...change, after: withoutNew(change) })),
}

type Lists = { path: Change['path']; before: unknown[]; after: unknown[] }

function withoutConflicts(isDropped: (conflict: Conflict) => boolean): MergeRules {
  return {
    ...rightRules,
    apply(found, changes) {
      const { value, conflicts } = applyChanges(found, changes)
      return { value, conflicts: conflicts.filter((conflict) => !isDropped(conflict)) }
    },
  }
}

function withChange(toBroken: (change: Change, found: unknown) => Change): MergeRules {
  return {
    ...rightRules,
    apply: (found, changes) =>
      applyChanges(
        found,
        changes.map((change) => toBroken(change, findAt(found, change.path))),
      ),
  }
}

function withLists(toBroken: (change: Lists, found: unknown[]) => Change): MergeRules {
  return withChange((change, found) => {
    const { path, before, after } = change
    const areLists = Array.isArray(before) && Array.isArray(after) && Array.isArray(found)
    return areLists ? toBroken({ path, before, after }, found) : change
  })
}

function findAt(value: unknown, path: Change['path']): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found)) found = found.find((item) => item?.id === step || item?.key === step)
    else found = (found as Record<string, unknown> | undefined)?.[step]
  }
  return found
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'spans' in value
}

function mergeByPosition(before: unknown[], after: unknown[], found: unknown[]): unknown[] {
  const length = Math.max(after.length, found.length)
  const merged = Array.from({ length }, (_, at) =>
    isEqual(before[at], after[at]) ? found[at] : after[at],
  )
  return merged.filter((item) => item !== undefined)
}

function inOldOrder({ before, after }: Lists): unknown[] {
  const old = before.map(identityOf)
  const rank = (item: unknown) => {
    const place = old.indexOf(identityOf(item))
    return place < 0 ? old.length : place
  }
  return after.toSorted((a, b) => rank(a) - rank(b))
}

function withDeleted({ before, after }: Lists): unknown[] {
  const ids = new Set(after.map(identityOf))
  return [...after, ...before.filter((item) => !ids.has(identityOf(item)))]
}

function withoutNew({ before, after }: Lists): unknown[] {
  const ids = new Set(before.map(identityOf))
  return after.filter((item) => ids.has(identityOf(item)))
}
