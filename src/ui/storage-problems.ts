import type { StorageProblem } from './visitor.ts'

/** Messages for visitors whose device cannot store anything. */
export const storageProblems: Record<StorageProblem, string> = {
  full: 'Your device is out of storage, so anything you save is lost when you close this tab.',
  blocked:
    'Your browser blocks storage for this site, so anything you save is lost when you close this tab.',
}
