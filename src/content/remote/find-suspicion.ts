import type { DocumentSet } from './document-set.ts'

/** Smaller types prove nothing: editors may well remove three of five. */
const LEAST = 10
/** A type that suddenly shrinks below this share was probably lost, not removed. */
const LEAST_PART = 0.5

/** Why a response is doubtful; `isFinal` if waiting does not help. */
export type Suspicion = { reason: string; isFinal: boolean }

/** Whether a repository's response is probably a fault, compared with the previous one. */
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
