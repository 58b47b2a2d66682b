import type { StorageProblem } from './visitor.ts'

/** What a visitor is told where nothing can be kept. */
export const storageProblems: Record<StorageProblem, string> = {
  full: 'This device has no room left: what you save is lost when you close this tab.',
  blocked: 'This browser keeps nothing for us: what you save is lost when you close this tab.',
}
