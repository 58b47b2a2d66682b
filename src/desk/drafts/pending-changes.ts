import { applyChanges } from '#lib/merge/apply-changes.ts'
import { type Change, toChange } from '#lib/merge/change.ts'
import { areNested, isSamePath } from '#lib/merge/same-path.ts'
import { isSameValue } from '#lib/merge/same-value.ts'
import { withValueAt } from './with-value-at.ts'

/**
 * Adds a change to those that wait, if it changes anything. Another change of the same place replaces its value, unless a change around it or
 * inside it came in between. A change that was made from another value stays separate: together the two would delete what its author has
 * never seen.
 */
export function withChange(
  waiting: readonly Change[],
  { path, before, after }: Change,
): readonly Change[] {
  if (isSameValue(before, after)) return waiting
  const place = waiting.findLastIndex((change) => areNested(change.path, path))
  const last = waiting[place]
  const continues = last && isSamePath(last.path, path) && isSameValue(last.after, before)
  if (!continues) return [...waiting, toChange(path, before, after)]
  return waiting.with(place, toChange(path, last.before, after))
}

/** The changes made in what the server has. Where somebody else has changed the same place, the editor's own value is shown. */
export function replayChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((before, change) => {
    const { value: merged, conflicts } = applyChanges(before, [change])
    // Applied here, because the next change was made on top of this one.
    return conflicts.reduce((shown, { path, after }) => withValueAt(shown, path, after), merged)
  }, value)
}
