import { toLatePart } from '../shell/late-part.tsx'

export const scheduleDialog = toLatePart(
  'The schedule',
  async () => (await import('./late/schedule-dialog.tsx')).ScheduleDialog,
)
export const changedDialog = toLatePart(
  'The list of changes',
  async () => (await import('./late/changed-dialog.tsx')).ChangedDialog,
)
export const sendForReview = toLatePart(
  'The review form',
  async () => (await import('../discussion/late/send-for-review.tsx')).SendForReview,
)

/** The dialogs of the bar above a draft. */
export const draftDialogs = [scheduleDialog, changedDialog, sendForReview]
