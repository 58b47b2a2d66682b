type Kept<Answer> = { answer: Promise<Answer>; weight: number }

/** Caches the most recently used answers, up to a total weight of `limit`. Failures are not cached. */
export function createAnswerCache<Answer>(
  limit: number,
  weigh: (answer: Answer) => number = () => 1,
) {
  // A Map keeps insertion order, so the first key is the least recently used.
  const answers = new Map<string, Kept<Answer>>()
  let total = 0
  let current = ''

  function put(key: string, kept: Kept<Answer>): void {
    answers.set(key, kept)
    total += kept.weight
    for (const oldest of answers.keys()) {
      if (total <= limit || oldest === key) break
      take(oldest)
    }
  }

  function take(key: string): Kept<Answer> | undefined {
    const kept = answers.get(key)
    answers.delete(key)
    total -= kept?.weight ?? 0
    return kept
  }

  function add(key: string, answer: Promise<Answer>): Kept<Answer> {
    // The weight is known once the answer has arrived; until then it counts as one.
    const kept = { answer, weight: 1 }
    const isKept = () => answers.get(key) === kept
    answer.then(
      (value) => {
        if (!isKept()) return
        take(key)
        put(key, Object.assign(kept, { weight: weigh(value) }))
      },
      () => isKept() && take(key),
    )
    return kept
  }

  return {
    getOrAdd(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const kept = take(key) ?? add(key, ask())
      put(key, kept)
      return kept.answer
    },
    /** Clears the cache when `ref` differs from the last call. */
    keepOnly(ref: string): void {
      if (ref !== current) {
        answers.clear()
        total = 0
      }
      current = ref
    },
    forget(isOld: (key: string) => boolean): void {
      for (const key of [...answers.keys()]) if (isOld(key)) take(key)
    },
  }
}
