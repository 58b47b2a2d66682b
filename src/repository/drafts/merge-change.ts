import { agreedBefore } from '#lib/merge/agreed-before.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import { type Change, type Conflict, type Path, toConflict } from '#lib/merge/change.ts'
import { isSamePath } from '#lib/merge/same-path.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import type { DraftConflict } from './draft-save.ts'

export type MergedDraft = { value: unknown; conflicts: readonly DraftConflict[] }

export type MergingSave = Pick<DraftConflict, 'writer' | 'author' | 'savedAt'> & { saveId: string }

/**
 * Makes one change of a save in the draft. What a writer types on at a place where they have a conflict changes their side of it: it
 * is compared with what both sides agree on. So a writer has one conflict at a place, from where it began to what they typed last.
 */
export function mergeChange(draft: MergedDraft, change: Change, save: MergingSave): MergedDraft {
  const isOwn = (path: Path) => (one: DraftConflict) =>
    save.writer !== undefined &&
    one.writer === save.writer &&
    one.author === save.author &&
    isSamePath(one.path, path)
  const here = draft.conflicts.filter(isOwn(change.path))
  const found = valueAt(draft.value, change.path)
  const { value, conflicts } = applyChanges(draft.value, [continueFrom(here, change, found)])
  const others = draft.conflicts.filter((one) => !here.includes(one))
  // The change may be around the place of an older conflict.
  const older = conflicts.map(({ path }) => others.filter(isOwn(path)))
  const left = others.filter((one) => !older.flat().includes(one))
  const first = left.filter(({ id }) => id.startsWith(`${save.saveId}.`)).length
  const { saveId, ...by } = save
  const added = conflicts.map((conflict, place) => {
    const now = valueAt(value, conflict.path)
    const continued = continueFrom(older[place] ?? [], conflict, conflict.found)
    return { ...withAgreed(continued, now), id: `${saveId}.${first + place}`, ...by }
  })
  return { value, conflicts: [...left, ...added] }
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
