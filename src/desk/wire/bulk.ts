import type { DeskFinding, ListQuestion } from './documents.ts'
import type { Capability } from './roles.ts'

/** The fields that can be set in many deals at once. */
export const bulkFields = ['category', 'checked_on', 'ends_on'] as const
type BulkField = (typeof bulkFields)[number]

/** Documents that one bulk change may hold. */
export const MOST_IN_BULK = 1000

/** `publish`: what is live changes at once. Otherwise the change waits in drafts. */
export type BulkAct =
  | { kind: 'set'; field: BulkField; value: string | null; publish: boolean }
  | { kind: 'add-tag' | 'remove-tag'; tag: string; publish: boolean }
  | { kind: 'take-down' }
  | { kind: 'publish' }

export function capabilityFor(act: BulkAct): Capability {
  if (act.kind === 'take-down') return 'takeDown'
  if (act.kind === 'publish') return 'publish'
  return act.publish ? 'publish' : 'write'
}

/** Documents that were picked one by one, or all that a list finds. */
export type BulkChoice = { ids: readonly string[] } | { matching: ListQuestion }

/** The effect on one document. */
export type BulkPreviewRow = {
  id: string
  title: string
  /** `same`: there is nothing to do. `stopped`: it cannot be done, `note` says why. */
  outcome: 'changes' | 'same' | 'stopped'
  before: string | null
  after: string | null
  note: string | null
  /** The findings that the change would add. */
  findings: readonly DeskFinding[]
  /** Sent back with the change, so that nobody changes what they have not seen. */
  seen: string
}

/** `POST /bulks/preview` */
export type BulkPreview = { rows: readonly BulkPreviewRow[] }

/** `POST /bulks` */
export type BulkInput = {
  id: string
  act: BulkAct
  rows: readonly { id: string; seen: string }[]
}

type BulkState = 'running' | 'done' | 'undoing' | 'undone'

/** `kept`: it could not be undone, because somebody has changed it since. */
type BulkItemState = 'waiting' | 'doing' | 'done' | 'same' | 'failed' | 'undone' | 'kept'

export type BulkSummary = {
  id: string
  act: BulkAct
  by: string
  at: string
  state: BulkState
  counts: Partial<Record<BulkItemState, number>>
}

/** `GET /bulks/:id`. Only the documents that need a word. */
export type BulkReport = BulkSummary & {
  items: readonly { id: string; title: string; state: BulkItemState; message: string | null }[]
}
