import { isStillAhead } from '#lib/node/is-still-ahead.ts'

type BriefMemoOptions = { most: number; keepMs: number; now: () => number }

/** Remembers each answer for a short while, also for concurrent callers. Forgets failures. */
export function createBriefMemo<Answer>({ most, keepMs, now }: BriefMemoOptions) {
  /** Oldest first. */
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()

  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question)
    if (known && isStillAhead({ until: known.until, now: now(), most: keepMs })) return known.answer
    const entry = { answer: ask(), until: now() + keepMs }
    kept.delete(question)
    kept.set(question, entry)
    const [oldest = question] = kept.keys()
    if (kept.size > most) kept.delete(oldest)
    entry.answer.catch(() => {
      if (kept.get(question) === entry) kept.delete(question)
    })
    return entry.answer
  }
}
