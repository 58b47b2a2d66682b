import { toLatePart } from '../shell/late-part.tsx'

/** Few drafts have a conflict. */
export const lateConflictBox = toLatePart(
  'The conflict',
  async () => (await import('./conflict-box.tsx')).ConflictBox,
)
