import { toLatePart } from '../shell/late-part.tsx'

/** Few drafts have a conflict. */
export const lateConflictBox = toLatePart(
  'The choice between two values',
  async () => (await import('./conflict-box.tsx')).ConflictBox,
)
