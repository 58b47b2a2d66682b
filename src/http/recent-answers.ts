import type { EncodedBody } from '#pagecache/encoded-body.ts'
import type { Answer } from './answer.ts'

/** Keeps the answers made last, up to so many bytes. A page that has changed has another body, so none is ever stale. */
export function createRecentAnswers<Made extends Answer>(mostBytes: number) {
  /** The one used longest ago comes first. */
  const answers = new Map<EncodedBody, Made>()
  let bytes = 0

  function forget(body: EncodedBody): void {
    bytes -= answers.get(body)?.body?.length ?? 0
    answers.delete(body)
  }

  return {
    get(body: EncodedBody, make: () => Made): Made {
      const answer = answers.get(body) ?? make()
      forget(body)
      answers.set(body, answer)
      bytes += answer.body?.length ?? 0
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
      return answer
    },
  }
}
