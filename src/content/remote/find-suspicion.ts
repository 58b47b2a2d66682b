import type { DocumentSet } from './document-set.ts'

/** Fewer than this say nothing: editors remove three of five. */
const LEAST = 10
/** A type that shrinks to less than this part at once has more likely been lost than removed. */
const LEAST_PART = 0.5

/** Why an answer is doubted; `isFinal` when waiting does not make it true. */
export type Suspicion = { reason: string; isFinal: boolean }

/** Whether what a repository answers now is likely to be a fault of it, given what it answered before. */
export function findSuspicion(before: DocumentSet | null, after: DocumentSet): Suspicion | null {
  if (after.byId.size === 0) {
    return { reason: 'the repository answers with no documents at all', isFinal: true }
  }
  for (const [type, documents] of before?.byType ?? []) {
    const now = after.byType.get(type)?.length ?? 0
    if (documents.length >= LEAST && now < documents.length * LEAST_PART) {
      const reason = `of ${documents.length} documents of type ${type} the repository answers ${now}`
      return { reason, isFinal: false }
    }
  }
  return null
}
