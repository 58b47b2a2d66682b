import { toLatePart } from '../shell/late-part.tsx'

export const scheduleDialog = toLatePart(
  'The schedule',
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
)
export const changedDialog = toLatePart(
  'The list of changes',
  async () => (await import('./changed-dialog.tsx')).ChangedDialog,
)
export const sendForReview = toLatePart(
  'The review form',
  async () => (await import('../discussion/send-for-review.tsx')).SendForReview,
)

/** The dialogs of the bar above a draft. */
export const draftDialogs = [scheduleDialog, changedDialog, sendForReview]
