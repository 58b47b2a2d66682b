export type AnswerCache<Answer> = {
  getOrAdd: (key: string, ask: () => Promise<Answer>) => Promise<Answer>
  /** Forgets everything when `ref` is another than the last time. */
  keepOnly: (ref: string) => void
}

/** Remembers the answers that were last used. A failure is not remembered. */
export function createAnswerCache<Answer>(limit: number): AnswerCache<Answer> {
  // A Map keeps the order of insertion: the first key is the one unused for longest.
  const answers = new Map<string, Promise<Answer>>()
  let current = ''

  function add(key: string, answer: Promise<Answer>): void {
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest)
  }

  return {
    getOrAdd(key, ask) {
      const known = answers.get(key)
      answers.delete(key)
      const answer = known ?? ask()
      add(key, answer)
      if (!known) answer.catch(() => answers.delete(key))
      return answer
    },
    keepOnly(ref) {
      if (ref !== current) answers.clear()
      current = ref
    },
  }
}
