import { useStore } from '../drafts/use-draft.ts'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { DeskConflict, Path } from '../wire/documents.ts'
import { stableKeys } from './stable-keys.ts'

/** Few drafts have a conflict. */
const conflictBox = toLatePart(
  'The conflict',
  async () => (await import('../drafts/late/conflict-box.tsx')).ConflictBox,
)

type ConflictBoxesProps = {
  conflicts: readonly DeskConflict[]
  labelOf: (path: Path) => string
}

/** A box for each conflict, which stays while its author writes on. */
export function ConflictBoxes({ conflicts, labelOf }: ConflictBoxesProps) {
  const store = useStore()
  // Not by its id, which is another one after each save of its author.
  const keys = stableKeys(
    conflicts.map(({ id, writer, path }) => [writer ?? id, ...path].join(' ')),
  )
  return conflicts.map((conflict, place) => (
    <LatePart
      key={keys[place]}
      part={conflictBox}
      props={{
        label: labelOf(conflict.path),
        conflict,
        found: store.getBase(conflict.path),
        onChoose: (value) => store.resolve(conflict.id, value),
      }}
    />
  ))
}
