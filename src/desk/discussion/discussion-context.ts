import { createContext, use } from 'react'
import type { Colleague, Discussion } from '../wire/discussion.ts'

export type DiscussionState = {
  documentId: string
  /** `null` until it is read, and for a document that nobody has saved yet. */
  discussion: Discussion | null
  colleagues: readonly Colleague[]
  mayComment: boolean
  /** Sends or resolves something. Rejects with a `DeskError`. */
  act: (path: string, body: object) => Promise<void>
  /** The fields that the page shows with their threads, as joined paths. */
  besides: ReadonlySet<string>
  /** Adds a field. Returns a function that removes it. */
  standBeside: (path: string) => () => void
}

export const DiscussionContext = createContext<DiscussionState | null>(null)

/** `null` where there are no comments, such as in a campaign. */
export function useDiscussion(): DiscussionState | null {
  return use(DiscussionContext)
}
