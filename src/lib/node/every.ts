/** Runs `task` every `ms`, never twice at once. Returns a function that stops it and waits for a run under way. */
export function every(
  ms: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, ms).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
