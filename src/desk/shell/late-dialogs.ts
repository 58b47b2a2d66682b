import { toLatePart } from './late-part.tsx'

export const keyHelp = toLatePart(
  'The list of keys',
  async () => (await import('./key-help.tsx')).KeyHelp,
)
export const stepUpDialog = toLatePart(
  'The identity check',
  async () => (await import('./step-up-dialog.tsx')).StepUpDialog,
)

export const shellDialogs = [keyHelp, stepUpDialog]
