import { applyChanges } from '#lib/merge/apply-changes.ts'
import { type Change, type Conflict, toConflict } from '#lib/merge/change.ts'
import { findLists } from '#lib/merge/merge-values.ts'
import { isSamePath } from '#lib/merge/same-path.ts'
import { isSameValue, toContentText } from '#lib/merge/same-value.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { agreedBefore } from '../merge/agreed-before.ts'
import type { DraftConflict } from './draft-save.ts'

export type MergedDraft = { value: unknown; conflicts: readonly DraftConflict[] }

export type MergingSave = Pick<DraftConflict, 'writer' | 'author' | 'savedAt'> & { saveId: string }

/**
 * Makes one change of a save in the draft. What a writer types on at a place where they have a conflict changes their side of it: it
 * is compared with what both sides agree on. So a writer has one conflict at a place, from where it began to what they typed last,
 * unless they have chosen another text there meanwhile.
 */
export function mergeChange(draft: MergedDraft, change: Change, save: MergingSave): MergedDraft {
  const { writer, author } = save
  const own = draft.conflicts.filter(
    (one) => writer !== undefined && one.writer === writer && one.author === author,
  )
  const continuedBy = (made: Change, found: unknown) =>
    own.filter((one) => isSamePath(one.path, made.path) && isMadeOn(one, made.before, found))

  const found = valueAt(draft.value, change.path)
  const continued = continuedBy(change, found)
  const merged = applyChanges(draft.value, [continueFrom(continued, change, found)])
  // The change may be around the place of an older conflict.
  const inside = merged.conflicts.map((conflict) =>
    isSamePath(conflict.path, change.path) ? [] : continuedBy(conflict, conflict.found),
  )
  const untouched = draft.conflicts.filter((one) => ![continued, ...inside].flat().includes(one))
  const added = merged.conflicts
    .map((conflict, place) => continueFrom(inside[place] ?? [], conflict, conflict.found))
    // Its author has taken it back.
    .filter(({ before, after }) => !isSameValue(before, after))
    .map((conflict) => withAgreed(conflict, valueAt(merged.value, conflict.path)))
  return { value: merged.value, conflicts: [...untouched, ...withIds(added, untouched, save)] }
}

/** Whether the change was made from everything that waits in the conflict. A choice is made from the draft instead. */
function isMadeOn({ before, after }: DraftConflict, own: unknown, found: unknown): boolean {
  const lists = findLists({ base: before, wanted: after, found })
  if (!lists || !Array.isArray(own)) return isSameValue(after, own)
  const known = new Set(own.map(toContentText))
  return lists.wanted.every((item) => known.has(toContentText(item)))
}

/** The change, made from what both sides of the writer's conflicts at this place agree on. */
function continueFrom<Made extends Change>(
  conflicts: readonly DraftConflict[],
  change: Made,
  found: unknown,
): Made {
  const [first] = conflicts
  if (!first) return change
  const typed = conflicts.at(-1)?.after
  const before = agreedBefore({ before: first.before, typed, own: change.before, found })
  return { ...change, before }
}

/** The draft has taken what did not clash: both sides agree on it. */
function withAgreed({ path, before, after, found }: Conflict, now: unknown): Conflict {
  const base = agreedBefore({ before, typed: after, own: after, found: now })
  return toConflict(path, { base, wanted: after, found })
}

/** Numbered after those that other changes of the save have left. */
function withIds(
  conflicts: readonly Conflict[],
  others: readonly DraftConflict[],
  { saveId, ...save }: MergingSave,
): DraftConflict[] {
  const start = `${saveId}.`
  const numbers = others
    .filter(({ id }) => id.startsWith(start))
    .map(({ id }) => Number(id.slice(start.length)))
  const next = Math.max(-1, ...numbers) + 1
  return conflicts.map((conflict, place) => ({ ...conflict, id: start + (next + place), ...save }))
}
